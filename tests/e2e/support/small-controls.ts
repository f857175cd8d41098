import type { Page } from 'playwright-core';

/** The least height and width of what a finger presses, in CSS pixels, and of what a glove does in the warehouse. */
const FINGER = 44;
const GLOVE = 56;

/** Runs a measure where one touches, also if the visitor of the page has a mouse. */
async function byTouch<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  const isCoarse = () => matchMedia('(pointer: coarse)').matches;
  if (await page.evaluate(isCoarse)) return measure();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(isCoarse);
  try {
    return await measure();
  } finally {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await browser.detach();
  }
}

/**
 * The controls of a page that are too small to be touched, also those in closed parts, which are opened and
 * stay open. Links inside a text or value don't count, except those that open a row: for these axe requires
 * 24 pixels, or that much room around.
 */
export const smallControls = (page: Page): Promise<string[]> =>
  byTouch(page, () =>
    page.evaluate(
      ({ finger, glove }) => {
        for (const fold of document.querySelectorAll('details')) {
          fold.removeAttribute('name');
          fold.open = true;
        }
        const isText = (link: HTMLElement) =>
          !link.matches('td[data-first] :is(.desk-value, .desk-lines) > a:first-child') &&
          (getComputedStyle(link).display === 'inline' ||
            (getComputedStyle(link).padding === '0px' &&
              link.closest('td, dd, dt, li, p') !== null));
        const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
        return [...document.body.querySelectorAll<HTMLElement>(controls)]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => control.tagName !== 'A' || !isText(control))
          .flatMap((control) => {
            // A tick is touched at its label.
            const touched = /^(checkbox|radio)$/.test(control.getAttribute('type') ?? '')
              ? (control.closest('label') ?? control)
              : control;
            const { height, width } = touched.getBoundingClientRect();
            const least = control.closest('.desk-scan, .desk-station') ? glove : finger;
            const isSmall = width > 1 && Math.round(Math.min(height, width)) < least;
            const size = `${Math.round(width)} × ${Math.round(height)}`;
            return isSmall ? [`${size}: ${control.outerHTML.slice(0, 160)}`] : [];
          });
      },
      { finger: FINGER, glove: GLOVE },
    ),
  );
