import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { sidewaysScroll } from './pages.ts';
import { smallControls } from './small-controls.ts';

/** Keys of texts that nothing translated, such as `desk.orders.title`. */
const UNTRANSLATED = /\b(?:desk|order|parcel|transit|error|flash)\.\w+(?:\.\w+)*\b/gi;

/** The flaws of a page of the desk as it is shown now; empty if there are none. */
export async function flawsOn(page: Page, lang: string): Promise<[string, string[]][]> {
  const text = await page.evaluate(() => document.body.innerText);
  // An open menu covers parts of other links. Its own are measured with what is folded.
  const hasMenu = (await page.locator('.desk-menu[open]').count()) > 0;
  const alsoRules = hasMenu ? [] : ['target-size'];
  const flaws = {
    lang: (await page.locator('html').getAttribute('lang')) === lang ? [] : ['wrong'],
    titles: (await page.locator('h1').count()) === 1 ? [] : ['not one'],
    keys: text.match(UNTRANSLATED) ?? [],
    sideways: (await sidewaysScroll(page)) > 0 ? ['scrolls'] : [],
    axe: await axeViolations(page, undefined, { alsoRules }),
    // Last, because it opens what is folded.
    small: await smallControls(page),
  };
  return Object.entries(flaws).filter(([, found]) => found.length > 0);
}
