import type { Cart, CartItem, Quote } from '../../contract/calls/cart.ts';
import { nextStep, priceOfStep, stepAt } from '../../contract/values/price-steps.ts';
import { amountOf, sumDecimals } from '../money/sum.ts';

// The rules of the cart page: pure functions for the browser.

export function itemsOf(cart: Pick<Cart, 'cartShops'>): CartItem[] {
  return cart.cartShops.flatMap((shop) => shop.cartItems);
}

/** The ids that are still in the cart and can be ordered, in the cart's order. */
export function keepOrderable(cart: Cart, ids: Iterable<string>): string[] {
  const requested = new Set(ids);
  return itemsOf(cart)
    .filter((item) => item.orderable && requested.has(item.id))
    .map((item) => item.id);
}

/** A new set with entries added. */
export const withEntries = <T>(set: ReadonlySet<T>, added: Iterable<T>): ReadonlySet<T> =>
  new Set([...set, ...added]);
/** A new set with entries removed. */
export const withoutEntries = <T>(set: ReadonlySet<T>, removed: Iterable<T>): ReadonlySet<T> => {
  const removedSet = new Set(removed);
  return new Set([...set].filter((entry) => !removedSet.has(entry)));
};

export type Coverage = 'all' | 'some' | 'none';

/** Whether all, some or none of a group's orderable items are selected. */
export function coverage(items: readonly CartItem[], selected: ReadonlySet<string>): Coverage {
  const orderable = items.filter((item) => item.orderable);
  const chosen = orderable.filter((item) => selected.has(item.id));
  if (chosen.length === 0) return 'none';
  return chosen.length === orderable.length ? 'all' : 'some';
}

/** The pieces of an item's product in the cart, in all variants. Price steps and minimums count them. */
function piecesOf(item: CartItem, items: readonly CartItem[]): number {
  return items
    .filter((other) => other.productUrl === item.productUrl)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * The quantities that the stepper of an item allows. The minimum is for all variants of a product
 * together, so one variant may have less if the others make up for it. An item that has less already
 * may keep it: its shop accepts other products for the minimum, too.
 */
export function quantityRule(
  item: CartItem,
  items: readonly CartItem[],
): { min: number; max: number; step: number } {
  const step = Math.max(1, item.batchNumber);
  const otherPieces = piecesOf(item, items) - item.quantity;
  const missingPieces = Math.max(1, item.minOrderQuantity - otherPieces);
  const ownMinimum = Math.ceil(missingPieces / step) * step;
  const min = item.quantity >= ownMinimum ? ownMinimum : step;
  return { min, max: Math.max(min, Math.floor(item.stock / step) * step), step };
}

/** The next cheaper step of a wholesale price; undefined on the last step. */
export function nextTier(
  item: CartItem,
  items: readonly CartItem[],
): { startQuantity: number; price: string } | undefined {
  const pieces = piecesOf(item, items);
  const next = nextStep(item.priceRange, pieces);
  return next && { startQuantity: next.startQuantity, price: priceOfStep(next) };
}

/** The price of a piece at the step that all pieces of its product among `items` reach. */
function priceAmong(item: CartItem, items: readonly CartItem[]): string {
  const { priceRange, price } = item;
  if (priceRange.length < 2) return price;
  const step = stepAt(priceRange, piecesOf(item, items));
  return step ? priceOfStep(step) : price;
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
  const edited = new Map(
    items.map((item) => [item.id, { ...item, price: priceAmong(item, items) }]),
  );
  const cartShops = cart.cartShops
    .map((shop) => ({
      ...shop,
      cartItems: shop.cartItems.flatMap(({ id }) => edited.get(id) ?? []),
    }))
    .filter((shop) => shop.cartItems.length > 0);
  return { cartShops, totalItems: items.length };
}

const NO_CHARGES = { domesticFreight: '0.00', serviceFee: '0.00' };

/**
 * The expected quote of the selected items, until the server responds: the exact price of the goods,
 * and the freight and fee that each shop had in the latest quote, or else in the first one.
 */
export function expectedQuote(
  { cartShops }: Cart,
  selected: ReadonlySet<string>,
  latestQuote: Quote | undefined,
  firstQuote: Quote | undefined,
): Quote {
  const quotedShops = [latestQuote, firstQuote].flatMap((quote) => quote?.shops ?? []);
  const shops = cartShops.flatMap((shop) => {
    const quotedShop = quotedShops.find(
      ({ platform, shopId }) => platform === shop.platform && shopId === shop.shopId,
    );
    const cartItems = shop.cartItems
      .filter(({ id }) => selected.has(id))
      .map((item) => ({ ...item, notices: noticesOf(item, latestQuote) }));
    if (cartItems.length === 0) return [];
    const amounts = cartItems.map((item) => amountOf(priceAmong(item, cartItems), item.quantity));
    const goods = sumDecimals(amounts);
    const { domesticFreight, serviceFee } = quotedShop ?? NO_CHARGES;
    const total = sumDecimals([goods, domesticFreight, serviceFee]);
    return [{ ...shop, cartItems, goods, domesticFreight, serviceFee, total }];
  });
  const sum = (field: 'goods' | 'domesticFreight' | 'serviceFee' | 'total') =>
    sumDecimals(['0.00', ...shops.map((shop) => shop[field])]);
  return {
    shops,
    goods: sum('goods'),
    domesticFreight: sum('domesticFreight'),
    serviceFee: sum('serviceFee'),
    total: sum('total'),
    weightG: 0,
    orderable: latestQuote?.orderable ?? true,
  };
}

export type Notice = CartItem['notices'][number];

/**
 * The notices of an item in the cart and in the quote of the selection: the selected items alone may
 * break a rule that the whole cart keeps, such as a shop's minimum.
 */
export function noticesOf(item: CartItem, quote: Quote | undefined): Notice[] {
  const quoted = quote?.shops
    .flatMap((shop) => shop.cartItems)
    .find((other) => other.id === item.id);
  return [...new Set([...item.notices, ...(quoted?.notices ?? [])])];
}

/** The URL of a page for items, with their ids and other fields in its query. */
export function withItems(
  path: string,
  ids: readonly string[],
  otherFields: string[][] = [],
): string {
  const query = new URLSearchParams([...otherFields, ...ids.map((id) => ['items', id])]);
  return query.size > 0 ? `${path}?${query}` : path;
}
