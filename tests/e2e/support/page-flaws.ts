import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { sidewaysScroll } from './pages.ts';

/** Keys of texts that nothing translated, such as `desk.orders.title`. */
const UNTRANSLATED = /\b(?:desk|order|parcel|transit|error|flash)\.\w+(?:\.\w+)*\b/gi;

/** Of buttons and fields for a finger, in CSS pixels. The warehouse's scan page has 56, which has a test of its own. */
const FINGER = 44;

/**
 * The buttons and fields that are lower than a finger needs, where one touches: links and all others by a mouse are
 * measured by axe, which wants 24 pixels or as much room around.
 */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const controls = 'button, summary, select, textarea, input:not([type=hidden])';
    return [...document.body.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        // A tick is touched at its label.
        const touched = /^(checkbox|radio)$/.test(control.getAttribute('type') ?? '')
          ? (control.closest('label') ?? control)
          : control;
        const { height, width } = touched.getBoundingClientRect();
        const isSmall = width > 1 && Math.round(height) < least;
        return isSmall ? [`${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`] : [];
      });
  }, FINGER);

/** The flaws of a page of the desk as it is shown now; empty if there are none. */
export async function flawsOn(page: Page, lang: string): Promise<[string, string[]][]> {
  const text = await page.evaluate(() => document.body.innerText);
  const flaws = {
    lang: (await page.locator('html').getAttribute('lang')) === lang ? [] : ['wrong'],
    titles: (await page.locator('h1').count()) === 1 ? [] : ['not one'],
    keys: text.match(UNTRANSLATED) ?? [],
    sideways: (await sidewaysScroll(page)) > 0 ? ['scrolls'] : [],
    axe: await axeViolations(page, undefined, { alsoRules: ['target-size'] }),
    small: await smallControls(page),
  };
  return Object.entries(flaws).filter(([, found]) => found.length > 0);
}
