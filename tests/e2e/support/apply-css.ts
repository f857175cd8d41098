import type { Page } from 'playwright-core';

/** Applies CSS in a way that the page's content security policy does not block. */
export const applyCss = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
