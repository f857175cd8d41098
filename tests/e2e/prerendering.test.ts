import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inCart } from '../api/support/shopping.ts';
import { newShopper, PASSWORD } from '../api/support/world.ts';
import { origin, sessionCookies } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { openRawTab, type RawTab } from './support/raw-browser.ts';

/*
 * Products that the browser prerenders: docs/decisions/034.
 */

const CARD = 'main article a[href^="/product?url="]';
const IS_HYDRATED = `Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber"))`;
const HISTORY = 'localStorage.getItem("product-watch-history")';

let tab: RawTab;
beforeEach(async () => {
  tab = await openRawTab();
});
afterEach(() => tab.close());

const setCookie = (name: string, value: string) =>
  tab.send('Network.setCookie', { name, value, url: origin() });

async function signInNewShopper() {
  const shopper = await newShopper();
  const cookies = await sessionCookies(origin(), { email: shopper.email, password: PASSWORD });
  await tab.send('Network.setCookies', { cookies });
  return shopper;
}

const countHeaderLinks = (path: string) =>
  tab.evaluate<number>(`document.querySelectorAll('header a[href^="${path}"]').length`);

async function open(path: string): Promise<void> {
  await tab.send('Page.navigate', { url: origin() + path });
  await eventually(() => tab.evaluate(`location.pathname + location.search`)).toBe(path);
  await eventually(() => tab.evaluate(IS_HYDRATED)).toBe(true);
}

/** Rests the pointer on the first visible card until its page is prerendered. Returns the pointer's position. */
async function restOnCard(): Promise<{ x: number; y: number }> {
  const position = await tab.evaluate<{ x: number; y: number }>(
    `(() => {
      const boxes = [...document.querySelectorAll('${CARD}')].map((link) => link.closest('article').getBoundingClientRect());
      const { x, y, width } = boxes.find(({ y }) => y > 150 && y < innerHeight - 100);
      return { x: x + width / 2, y: y + 40 };
    })()`,
  );
  const move = { type: 'mouseMoved', ...position };
  // Repeated, because the link's listener may not be there yet.
  await eventually(async () => {
    await tab.send('Input.dispatchMouseEvent', { ...move, x: 5, y: 5 });
    await tab.send('Input.dispatchMouseEvent', move);
    return tab.evaluate('document.querySelectorAll("[data-ahead]").length');
  }).toBe(1);
  await eventually(() => tab.states().at(-1)).toBe('Ready');
  return position;
}

/** Waits until the prerendered page is hydrated. */
const untilPrerenderedIsHydrated = () =>
  eventually(() => tab.evaluatePrerendered(IS_HYDRATED)).toBe(true);

async function click(position: { x: number; y: number }): Promise<void> {
  const button = { ...position, button: 'left', clickCount: 1 };
  for (const type of ['mousePressed', 'mouseReleased']) {
    await tab.send('Input.dispatchMouseEvent', { type, ...button });
  }
  await eventually(() => tab.evaluate('location.pathname').catch(() => undefined)).toBe('/product');
}

const activationStart = () =>
  tab.evaluate<number>('performance.getEntriesByType("navigation")[0].activationStart');

describe('a prerendered product', () => {
  it('is shown at the click of its link, and counts as viewed only then; back shows the list as before', async () => {
    await open('/product-search?keyword=bag');
    await tab.evaluate('scrollTo(0, 400)');
    const position = await restOnCard();
    const hasHeading = 'Boolean(document.querySelector("main h1"))';
    await eventually(() => tab.evaluatePrerendered(hasHeading)).toBe(true);
    expect(await tab.evaluate(HISTORY)).toBeNull();
    await tab.evaluate(
      'addEventListener("pageshow", ({ persisted }) => (window.cameBack = persisted))',
    );
    await click(position);
    expect(await activationStart()).toBeGreaterThan(0);
    await eventually(() => tab.evaluate(HISTORY)).not.toBeNull();
    const before = tab.requests().filter((url) => url.includes('/product-search')).length;
    await tab.evaluate('history.back()');
    await eventually(() => tab.evaluate('window.cameBack').catch(() => undefined)).toBe(true);
    expect(await tab.evaluate('scrollY')).toBe(400);
    expect(tab.requests().filter((url) => url.includes('/product-search'))).toHaveLength(before);
  });

  it('reads the shopper’s data when it is opened, with what was added to the cart meanwhile', async () => {
    const shopper = await signInNewShopper();
    await open('/product-search?keyword=bag');
    const position = await restOnCard();
    const calls = () => tab.requests().filter((url) => url.endsWith('/api/front/cart')).length;
    const before = calls();
    await inCart(shopper);
    await click(position);
    expect(await activationStart()).toBeGreaterThan(0);
    const badge = `document.querySelector('header a[href="/cart"]')?.textContent`;
    await eventually(() => tab.evaluate(badge)).toContain('1');
    expect(calls()).toBe(before + 1);
  });

  it('shows no data of a shopper who signed out meanwhile', async () => {
    await signInNewShopper();
    await open('/product-search?keyword=bag');
    await eventually(() => countHeaderLinks('/my')).toBeGreaterThan(0);
    const position = await restOnCard();
    await tab.send('Network.clearBrowserCookies');
    await click(position);
    expect(await activationStart()).toBeGreaterThan(0);
    await eventually(() => countHeaderLinks('/auth/login')).toBeGreaterThan(0);
    expect(await countHeaderLinks('/my')).toBe(0);
  });

  it('has the colours that were chosen meanwhile', async () => {
    await setCookie('sampan_scheme', 'light');
    await open('/product-search?keyword=bag');
    const position = await restOnCard();
    await untilPrerenderedIsHydrated();
    await setCookie('sampan_scheme', 'dark');
    await click(position);
    await eventually(() =>
      tab.evaluate('document.documentElement.dataset.scheme').catch(() => undefined),
    ).toBe('dark');
  });
});
