import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { CartItem } from '../../../src/contract/calls/cart.ts';
import { goods, inCart } from '../../api/support/shopping.ts';
import { PASSWORD, type Shopper } from '../../api/support/world.ts';
import { signInAs, type Visit, visit } from './browser.ts';

export const CART_HOST = 'pk.localhost';

/** The visitors of the cart tests: left-to-right at a desk, right-to-left on a phone. */
export const VISITORS: [string, Visit][] = [
  ['in English at a desk', {}],
  ['in Arabic on a phone', { locale: 'ar', width: 360 }],
];

/** The texts of a language. */
export function textsOf({ locale = 'en' }: Visit): Record<string, string> {
  const file = path.join(import.meta.dirname, `../../../locales/${locale}/common.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Replaces the shopper's cart by one piece each of goods of several shops. Returns the items in page order. */
export async function fillCart(shopper: Shopper): Promise<CartItem[]> {
  await shopper.call('clearCart');
  for (const good of await goods(shopper.host)) await inCart(shopper, 1, good);
  return itemsOf(shopper);
}

export async function itemsOf(shopper: Shopper): Promise<CartItem[]> {
  const { cartShops } = await shopper.call('getCart');
  return cartShops.flatMap(({ cartItems }) => cartItems);
}

/** The quantity of an item on the server; undefined if it is not in the cart. */
export const quantityOf = async (shopper: Shopper, { id }: CartItem): Promise<number | undefined> =>
  (await itemsOf(shopper)).find((item) => item.id === id)?.quantity;

/** Opens a page, hydrated if scripts are on, in a browser in which the shopper is signed in. */
export async function openAs(shopper: Shopper, visitor: Visit, at = '/cart') {
  const visited = await visit({ host: CART_HOST, ...visitor });
  await signInAs(visited.context, visited.origin, { email: shopper.email, password: PASSWORD });
  await visited.page.goto(at, {
    waitUntil: visitor.javaScript === false ? 'load' : 'networkidle',
  });
  return visited;
}

/** The line of an item and its controls. */
export function lineOf(page: Page, { id }: CartItem) {
  const line = page.locator(`#item-${id}`);
  return {
    line,
    quantity: line.locator('[name=quantity]'),
    more: line.locator('form[action$="/quantity"] button[type=button]').last(),
    remove: line.locator('form:has([name=_method][value=DELETE]) [type=submit]'),
    tick: line.locator('[name=items]'),
  };
}

const summary = (page: Page): Locator => page.locator('#cart-selection');
/** The shown sums of the selection: its goods, and its total. */
const sums = (page: Page): Locator => summary(page).locator('dl').first().locator('dd');
export const goodsSum = (page: Page) => sums(page).first().innerText();
export const total = (page: Page) => sums(page).last().innerText();
export const checkout = (page: Page): Locator => summary(page).locator('button:visible').last();
/** Whether the shown sums are the server's. */
export const showsServerSums = async (page: Page) =>
  (await summary(page).locator('[aria-busy=true]').count()) === 0;

export const toasts = (page: Page): Locator => page.locator('[data-toasts] li');
/** The count on the page's link to the cart. */
export async function badge(page: Page): Promise<number> {
  const link = page.locator('header a[href="/cart"]:visible, nav a[href="/cart"]:visible').first();
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}
