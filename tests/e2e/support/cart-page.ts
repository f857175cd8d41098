import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { CartItem } from '../../../src/contract/calls/cart.ts';
import { goods, inCart } from '../../api/support/shopping.ts';
import { PASSWORD, type Shopper } from '../../api/support/world.ts';
import { signInAs, type Visit, visit } from './browser.ts';

export const CART_HOST = 'pk.localhost';

/** Who changes their cart: in both directions, at a desk and on a phone. */
export const READERS: [string, Visit][] = [
  ['in English at a desk', {}],
  ['in Arabic on a phone', { locale: 'ar', width: 360 }],
];

/** The texts of a language. */
export function textsOf({ locale = 'en' }: Visit): Record<string, string> {
  const file = path.join(import.meta.dirname, `../../../locales/${locale}/common.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Fills the shopper's cart anew with one piece each of goods of several shops; as the page shows them. */
export async function fillCart(shopper: Shopper): Promise<CartItem[]> {
  await shopper.call('clearCart');
  for (const good of await goods(shopper.host)) await inCart(shopper, 1, good);
  return itemsOf(shopper);
}

export async function itemsOf(shopper: Shopper): Promise<CartItem[]> {
  const { cartShops } = await shopper.call('getCart');
  return cartShops.flatMap(({ cartItems }) => cartItems);
}

/** How many pieces of an item the server has. */
export const quantityOf = async (shopper: Shopper, { id }: CartItem): Promise<number | undefined> =>
  (await itemsOf(shopper)).find((item) => item.id === id)?.quantity;

/** A browser in which the shopper is signed in, at a page that listens. */
export async function openAs(shopper: Shopper, visitor: Visit, at = '/cart') {
  const visited = await visit({ host: CART_HOST, ...visitor });
  await signInAs(visited.context, visited.origin, { email: shopper.email, password: PASSWORD });
  await visited.page.goto(at, {
    waitUntil: visitor.javaScript === false ? 'load' : 'networkidle',
  });
  return visited;
}

/** The line of an item, and what is done with it. */
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
/** What the goods of the choice cost, and everything: as it is written. */
export const goodsSum = (page: Page) => summary(page).locator('dd').first().innerText();
export const total = (page: Page) => summary(page).locator('dd').last().innerText();
export const checkout = (page: Page): Locator => summary(page).locator('button:visible').last();
/** Whether what is shown is what the server has counted. */
export const isCounted = async (page: Page) =>
  (await summary(page).locator('[aria-busy=true]').count()) === 0;

export const toasts = (page: Page): Locator => page.locator('[data-toasts] li');
/** How many items the page's way to the cart says that it has. */
export async function badge(page: Page): Promise<number> {
  const link = page.locator('header a[href="/cart"]:visible, nav a[href="/cart"]:visible').first();
  return Number(/\d+/.exec(await link.innerText())?.[0] ?? 0);
}
