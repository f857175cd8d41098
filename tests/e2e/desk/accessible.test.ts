import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paidOrder, sentTransit } from '../../api/support/fulfilment.ts';
import { newUnknown } from '../../api/support/stock.ts';
import { DEFAULT_HOST, newPayer } from '../../api/support/world.ts';
import { sampled } from '../../support/sample.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { busyShopper } from '../support/busy-shopper.ts';
import { act, DESK_HOST, deskPage, openDesk } from '../support/desk.ts';
import { tabThrough } from '../support/desk-keyboard.ts';
import { deskCookie, walkDesk } from '../support/desk-links.ts';
import { cutTexts, spaceTexts } from '../support/layout-flaws.ts';
import { sidewaysScroll } from '../support/pages.ts';

/* What WCAG 2.2 asks for and axe cannot see (docs/desk-accessibility.md). */

openBrowser();

const at = { host: DEFAULT_HOST };

beforeAll(async () => {
  const { shopper } = await busyShopper();
  await sentTransit(shopper);
  await newUnknown(at);
});

/** The numbers of the parts into which the pages of the desk are divided: a test reads only one of them. */
const PARTS = [0, 1, 2, 3] as const;

/** The pages of a part, of all pages of the desk, one of each route. */
async function pagesOf(part: number): Promise<readonly string[]> {
  const { pages } = await walkDesk('OWNER');
  return sampled([...new Set(pages.values())], PARTS.length, part);
}

/** A message if a page scrolls sideways, and the texts that it cuts off. */
async function cutOn(page: Page): Promise<string[]> {
  const sideways = await sidewaysScroll(page);
  return [...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []), ...(await cutTexts(page))];
}

const doubleTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const WHOLE = { width: 1280, height: 800 };
/** What a window of that size shows at 400 %. */
const ZOOMED = { width: 320, height: 256 };
/** The ways in which readers enlarge texts. Each is tested on another part, so that all pages are read. */
const WAYS = [
  { way: 'at 400 %', part: 0, size: ZOOMED, change: async () => undefined },
  { way: 'at 400 %, with spaced texts', part: 1, size: ZOOMED, change: spaceTexts },
  { way: 'with spaced texts', part: 2, size: WHOLE, change: spaceTexts },
  { way: 'with texts of twice the size', part: 3, size: WHOLE, change: doubleTexts },
] as const;

describe.each(WAYS)('$way', ({ part, size, change }) => {
  it('every page of the desk shows all of its texts, and scrolls in one direction', async () => {
    const { context, page, origin } = await visit({ host: DESK_HOST, width: size.width });
    await page.setViewportSize(size);
    await context.addCookies([{ ...(await deskCookie('OWNER')), url: origin }]);
    const found: Record<string, string[]> = {};
    for (const address of await pagesOf(part)) {
      await page.goto(address);
      await change(page);
      const cut = await cutOn(page);
      if (cut.length > 0) found[address] = cut;
    }
    expect(found).toEqual({});
    await context.close();
  });
});

it.each(PARTS)(
  'every stop of the keyboard is seen, marked, in the order of reading, and left again, %i',
  async (part) => {
    const { context, page, origin } = await visit({ host: DESK_HOST, width: 1280 });
    await context.addCookies([{ ...(await deskCookie('OWNER')), url: origin }]);
    const found: Record<string, unknown> = {};
    for (const address of await pagesOf(part)) {
      // The keys are loaded then, too; the page of the second factor has none.
      await page.goto(address, { waitUntil: 'networkidle' });
      const { unseen, isAtEnd } = await tabThrough(page);
      const jumps = await page
        .locator('[tabindex]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element instanceof HTMLElement && element.tabIndex > 0)
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      const flaws = [...unseen, ...jumps, ...(isAtEnd ? [] : ['the keyboard is trapped'])];
      if (flaws.length > 0) found[address] = flaws;
    }
    expect(found).toEqual({});
    await context.close();
  },
);

it('accessible names of buttons and links have their visible words, and texts from China their language', async () => {
  const { context, page } = await openDesk('OWNER', deskPage('/orders'));
  for (const path of ['/orders', '/warehouse', '/sellers', '/work?pile=ORDERS_TO_ACCEPT']) {
    await page.goto(deskPage(path));
    const violations = await axeViolations(page, undefined, {
      alsoRules: ['label-content-name-mismatch'],
    });
    expect(violations, path).toEqual([]);
    expect(await chineseWithoutLanguage(page), path).toEqual([]);
  }
  await context.close();
});

it('a refused field shows the reason and has the focus, and everything typed is kept', async () => {
  const { context, page } = await openDesk('OWNER', deskPage('/orders/new'));
  const form = page.locator('main form[method=post]:has([name=title])');
  for (const [name, value] of Object.entries({
    shopper: 'x@nobody.test',
    title: 'Cup',
    price: '9',
  })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await Promise.all([page.waitForNavigation(), form.locator('[type=submit]').click()]);
  const field = form.locator('[name=shopper]');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const said = await field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );
  expect(said.at(-1)).not.toBe('');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await form.locator('[name=title]').inputValue()).toBe('Cup');
  await context.close();
});

it('the result of an act is announced without moving the focus', async () => {
  const { orderNo } = await paidOrder(await newPayer('900'));
  const { context, page } = await openDesk('BUYER', deskPage(`/orders/${orderNo}`));
  await act(page, 'accept');
  expect(await page.locator('main [role=status]').first().innerText()).not.toBe('');
  await context.close();
});

/** Chinese texts on a page of another language that a screen reader would not know to be Chinese. */
const chineseWithoutLanguage = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      if (/\p{Script=Han}/u.test(node.textContent ?? '') && !lang.startsWith('zh')) {
        found.push((node.textContent ?? '').trim().slice(0, 40));
      }
    }
    return found;
  });
