import type { Cart, CartItem, Quote } from '../../contract/calls/cart.ts';
import { amountOf, sumDecimals } from '../money/sum.ts';

/** Rules of the cart page: pure functions for the browser. */

export function itemsOf(cart: Pick<Cart, 'cartShops'>): CartItem[] {
  return cart.cartShops.flatMap((shop) => shop.cartItems);
}

/** The ids that are still in the cart and can be ordered, in the cart's order. */
export function keepOrderable(cart: Cart, ids: Iterable<string>): string[] {
  const wanted = new Set(ids);
  return itemsOf(cart)
    .filter((item) => item.orderable && wanted.has(item.id))
    .map((item) => item.id);
}

/** A new set with entries added. */
export const withEntries = <T>(set: ReadonlySet<T>, more: Iterable<T>): ReadonlySet<T> =>
  new Set([...set, ...more]);
/** A new set with entries removed. */
export const withoutEntries = <T>(set: ReadonlySet<T>, less: Iterable<T>): ReadonlySet<T> => {
  const removed = new Set(less);
  return new Set([...set].filter((entry) => !removed.has(entry)));
};

export type Coverage = 'all' | 'some' | 'none';

/** Whether all, some or none of a group's orderable items are selected. */
export function coverage(items: readonly CartItem[], selected: ReadonlySet<string>): Coverage {
  const orderable = items.filter((item) => item.orderable);
  const chosen = orderable.filter((item) => selected.has(item.id));
  if (chosen.length === 0) return 'none';
  return chosen.length === orderable.length ? 'all' : 'some';
}

/** Pieces of the same product in the cart; price steps and minimums count these. */
function piecesOf(item: CartItem, items: readonly CartItem[]): number {
  return items
    .filter((other) => other.productUrl === item.productUrl)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The quantities that the stepper of an item allows. The minimum holds for all variants of a product
 * together, so the quantity of one may be smaller if the others make up for it. A smaller quantity that
 * the cart already has may stay, because its shop lets buyers mix.
 */
export function quantityRule(
  item: CartItem,
  items: readonly CartItem[],
): { min: number; max: number; step: number } {
  const step = Math.max(1, item.batchNumber);
  const others = piecesOf(item, items) - item.quantity;
  const needed = Math.ceil(Math.max(1, item.minOrderQuantity - others) / step) * step;
  const min = item.quantity >= needed ? needed : step;
  return { min, max: Math.max(min, Math.floor(item.stock / step) * step), step };
}

/** The next cheaper step of a wholesale price; undefined at the last. */
export function nextTier(
  item: CartItem,
  items: readonly CartItem[],
): { startQuantity: number; price: string } | undefined {
  const pieces = piecesOf(item, items);
  const next = item.priceRange.find(({ startQuantity }) => startQuantity > pieces);
  return next && { startQuantity: next.startQuantity, price: next.promotionPrice ?? next.price };
}

/** The price of a piece, by the step that all pieces of its product reach. */
function priceAmong(item: CartItem, items: readonly CartItem[]): string {
  const { priceRange, price } = item;
  if (priceRange.length < 2) return price;
  const pieces = piecesOf(item, items);
  const step = priceRange.findLast(({ startQuantity }) => startQuantity <= pieces) ?? priceRange[0];
  return step?.promotionPrice ?? step?.price ?? price;
}

/** Edits that the server has not confirmed yet. */
export type Edits = { quantities: ReadonlyMap<string, number>; removed: ReadonlySet<string> };
export const NO_EDITS: Edits = { quantities: new Map(), removed: new Set() };

/** The cart with the edits applied. */
export function applyEdits(cart: Cart, { quantities, removed }: Edits): Cart {
  if (quantities.size === 0 && removed.size === 0) return cart;
  const items = itemsOf(cart)
    .filter((item) => !removed.has(item.id))
    .map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }));
  const seen = new Map(items.map((item) => [item.id, { ...item, price: priceAmong(item, items) }]));
  const cartShops = cart.cartShops
    .map((shop) => ({ ...shop, cartItems: shop.cartItems.flatMap(({ id }) => seen.get(id) ?? []) }))
    .filter((shop) => shop.cartItems.length > 0);
  return { cartShops, totalItems: items.length };
}

/**
 * The expected quote of the selected items, until the server answers: the exact price of the goods,
 * and each shop's last known freight and fee.
 */
export function expectedQuote(
  { cartShops }: Cart,
  selected: ReadonlySet<string>,
  known: Quote | undefined,
  /** The first quote, for shops that the last one lacks. */
  before: Quote | undefined,
): Quote {
  const knownShops = [known, before].flatMap((quote) => quote?.shops ?? []);
  const shops = cartShops.flatMap((shop) => {
    const last = knownShops.find(
      ({ platform, shopId }) => platform === shop.platform && shopId === shop.shopId,
    );
    const cartItems = shop.cartItems
      .filter(({ id }) => selected.has(id))
      .map((item) => ({ ...item, notices: noticesOf(item, known) }));
    if (cartItems.length === 0) return [];
    const amounts = cartItems.map((item) => amountOf(priceAmong(item, cartItems), item.quantity));
    const goods = sumDecimals(amounts);
    const { domesticFreight, serviceFee } = last ?? { domesticFreight: '0.00', serviceFee: '0.00' };
    const total = sumDecimals([goods, domesticFreight, serviceFee]);
    return [{ ...shop, cartItems, goods, domesticFreight, serviceFee, total }];
  });
  const sum = (part: 'goods' | 'domesticFreight' | 'serviceFee' | 'total') =>
    sumDecimals(['0.00', ...shops.map((shop) => shop[part])]);
  return {
    shops,
    goods: sum('goods'),
    domesticFreight: sum('domesticFreight'),
    serviceFee: sum('serviceFee'),
    total: sum('total'),
    weightG: 0,
    orderable: known?.orderable ?? true,
  };
}

export type Notice = CartItem['notices'][number];

/**
 * Notices of an item. A selection can break a rule that the whole cart keeps (a shop's minimum), so
 * the notices of its quote count, too.
 */
export function noticesOf(item: CartItem, quote: Quote | undefined): Notice[] {
  const quoted = quote?.shops
    .flatMap((shop) => shop.cartItems)
    .find((other) => other.id === item.id);
  return [...new Set([...item.notices, ...(quoted?.notices ?? [])])];
}

/** The address of a page for selected items; no query for all of them. */
export function withItems(path: string, ids: readonly string[], more: string[][] = []): string {
  const query = new URLSearchParams([...more, ...ids.map((id) => ['items', id])]);
  return query.size > 0 ? `${path}?${query}` : path;
}
