import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  arrivedParcel,
  operate,
  packingTransit,
  paidOrder,
  paidTransit,
  takenOrder,
} from '../../api/support/fulfilment.ts';
import { newUnknown } from '../../api/support/stock.ts';
import { DEFAULT_HOST } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { busyShopper } from '../support/busy-shopper.ts';
import { deskPage, openDesk } from '../support/desk.ts';
import { hasFocus, keysLoaded, pressToGo, tabThrough } from '../support/desk-keyboard.ts';
import { stopOf } from '../support/focus-stop.ts';

openBrowser();

const at = { host: DEFAULT_HOST };

/** Elements that a person without a mouse could not see, or could not leave. */
async function flawsOfTabbing(page: Page): Promise<unknown[]> {
  await keysLoaded(page);
  const { unseen, isAtEnd } = await tabThrough(page);
  return [...unseen, ...(isAtEnd ? [] : ['the keyboard is trapped'])];
}

/** Works through a pile and its first object by keys. Resolves to the faults that were found. */
async function flawsOfPile(page: Page, path: string): Promise<unknown[]> {
  await page.goto(path);
  const flaws = [...(await flawsOfTabbing(page)), ...(await axeViolations(page))];
  await page.goto(path);
  await keysLoaded(page);
  await page.keyboard.press('j');
  if (!(await hasFocus(page, '[data-row]:first-child'))) flaws.push('j does not reach a row');
  if (!(await stopOf(page))?.isMarked) flaws.push('the row that j reaches is not marked');
  await page.keyboard.press('x');
  const ticked = await page.locator('[data-row]:first-child input:checked').count();
  if (ticked !== 1) flaws.push('x does not tick the row');
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  if (!href) return flaws;
  await pressToGo(page, 'Enter');
  if (new URL(page.url()).pathname !== href.split('?', 1)[0])
    flaws.push('Enter opens another page');
  return [...flaws, ...(await flawsOfTabbing(page))];
}

describe('each pile with something in it', () => {
  beforeAll(async () => {
    const { shopper } = await busyShopper();
    await paidOrder(shopper);
    await takenOrder(shopper);
    await arrivedParcel(shopper);
    await packingTransit(shopper);
    await paidTransit(shopper);
    await newUnknown(at);
  });

  it('is worked through by keys, which are always seen and never trapped', async () => {
    const { piles } = await operate(at, 'countWork');
    const waiting = piles.filter(({ count }) => count > 0).map(({ pile }) => pile);
    expect(waiting.length).toBeGreaterThan(10);
    const { context, page } = await openDesk('OWNER', deskPage());
    const found: Record<string, unknown> = {};
    for (const pile of waiting) {
      const flaws = await flawsOfPile(page, deskPage(`/work?pile=${pile}`));
      if (flaws.length > 0) found[pile] = flaws;
    }
    // Its filters have days, whose calendars have a button of their own.
    await page.goto(deskPage('/orders'));
    expect({ ...found, orders: await flawsOfTabbing(page) }).toEqual({ orders: [] });
    await context.close();
  });

  it('and its dialogs are closed by Escape, back to where the focus was, without a flaw for axe', async () => {
    const { context, page } = await openDesk('OWNER', deskPage('/work?pile=ORDERS_TO_ACCEPT'));
    await keysLoaded(page);
    await page.keyboard.press('j');
    for (const key of ['?', 'Control+K']) {
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await hasFocus(page, '[data-row]:first-child')).toBe(true);
    }
    await context.close();
  });
});
