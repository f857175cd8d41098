import type { Page } from 'playwright-core';
import { type Stop, stopOf } from './focus-stop.ts';

/**
 * Presses Tab from the beginning of a page to its end. Returns the number of stops, those that a person could
 * not see, and whether the end was reached: else the keyboard is trapped.
 */
export async function tabThrough(page: Page) {
  const most = (await page.locator(FOCUSABLE).count()) + 5;
  const unseen: Stop[] = [];
  for (let stops = 0; stops <= most; stops++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (!stop) return { stops, unseen, isAtEnd: true };
    if (stop.isCovered || !stop.isMarked) unseen.push(stop);
  }
  return { stops: most, unseen, isAtEnd: false };
}

const FOCUSABLE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** Presses Tab, or with `back` Shift and Tab, until a selector has the focus. */
export async function tabTo(page: Page, selector: string, { back = false } = {}): Promise<void> {
  const most = (await page.locator(FOCUSABLE).count()) + 5;
  for (let stop = 0; stop < most; stop++) {
    const isThere = await page.evaluate(
      (place) => document.activeElement?.matches(place) ?? false,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Goes to a field by Tab and types into it, instead of what stands there. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Presses a key that leads to another page, and waits until the keys work there. */
export async function pressToGo(page: Page, ...keys: readonly string[]): Promise<void> {
  const [last = 'Enter', ...before] = keys.toReversed();
  for (const key of before.toReversed()) await page.keyboard.press(key);
  await Promise.all([page.waitForNavigation(), page.keyboard.press(last)]);
  await keysLoaded(page);
}

/** Finds an act of the open object by the palette, and opens its form there. */
export async function openAct(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.locator('dialog[open] input').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
}

/** Waits until the desk's keys act. The page for scanning hides its bar, and has their button all the same. */
export const keysLoaded = (page: Page): Promise<void> =>
  page.locator('.desk-keys').waitFor({ state: 'attached' });

/** Whether the focus is at or in what a selector names. */
export const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((place) => Boolean(document.activeElement?.closest(place)), selector);
