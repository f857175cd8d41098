import type { Cart, CartItem, Quote } from '../../contract/calls/cart.ts';
import { priceChange } from '../../contract/values/goods/price-change.ts';
import {
  leastQuantity,
  maxQuantity,
  nextStep,
  priceOfStep,
  stepAt,
} from '../../contract/values/goods/price-steps.ts';
import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import { fromFen, toFen } from '../../contract/values/money/money.ts';
import {
  freightFen,
  type ServiceFee,
  serviceFeeFen,
} from '../../contract/values/money/order-costs.ts';
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

/** Notices of an item that can't be bought in any quantity. */
const GONE: readonly Notice[] = ['UNAVAILABLE', 'REMOVED', 'PROHIBITED', 'SOLD_OUT'];

/** Whether the quantity of an item can be bought, without regard to the minimum. */
const isAvailable = ({ notices, quantity, stock, batchNumber }: CartItem): boolean =>
  !notices.some((notice) => GONE.includes(notice)) &&
  quantity <= stock &&
  quantity % batchNumber === 0;

/** The pieces of an item's product among `items`, in all variants. Price steps and minimums count them. */
function piecesOf(item: CartItem, items: readonly CartItem[]): number {
  return items
    .filter(
      (other) =>
        other.id === item.id || (other.productUrl === item.productUrl && isAvailable(other)),
    )
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
  const ownMinimum = leastQuantity(missingPieces, step);
  const min = item.quantity >= ownMinimum ? ownMinimum : step;
  return { min, max: Math.max(min, maxQuantity(item.stock, step)), step };
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

const PRICE_NOTICES: readonly Notice[] = ['PRICE_ROSE', 'PRICE_FELL', 'TIER_LOST', 'TIER_REACHED'];
const isOfPrice = (notice: Notice): boolean => PRICE_NOTICES.includes(notice);

/** An item at the price of the step that all pieces of its product among `items` reach. */
function pricedAmong(item: CartItem, items: readonly CartItem[]): CartItem {
  const { priceRange } = item;
  const step = priceRange.length < 2 ? undefined : stepAt(priceRange, piecesOf(item, items));
  if (!step) return item;
  const price = priceOfStep(step);
  const change = priceChange({ ...item, price });
  const notices = item.notices.filter((notice) => !isOfPrice(notice));
  return { ...item, price, notices: change ? [...notices, change] : notices };
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
  const edited = new Map(items.map((item) => [item.id, pricedAmong(item, items)]));
  const cartShops = cart.cartShops
    .map((shop) => ({
      ...shop,
      cartItems: shop.cartItems.flatMap(({ id }) => edited.get(id) ?? []),
    }))
    .filter((shop) => shop.cartItems.length > 0);
  return { cartShops, totalItems: items.length };
}

/** The freight and fee of a shop that the server quoted. */
type Charges = Pick<
  Quote['shops'][number],
  'goods' | 'domesticFreight' | 'serviceFee' | 'serviceFeeNote'
>;

/** The service fee of a shop. Another backend may charge by another rule: then its last fee stays. */
function expectedFee(
  { goods, platform }: { goods: string; platform: ProductPlatform },
  fee: ServiceFee,
  quoted: Charges | undefined,
): string {
  const feeOf = (amount: string) => fromFen(serviceFeeFen(toFen(amount), fee, platform));
  const hasOtherRule = quoted && feeOf(quoted.goods) !== quoted.serviceFee;
  return hasOtherRule ? quoted.serviceFee : feeOf(goods);
}

/** The freight inside China of a shop's items; the last one if another backend leaves out its prices. */
function expectedFreight(items: readonly CartItem[], quoted: Charges | undefined): string {
  const lines = items.flatMap(({ domesticFreight, quantity }) =>
    domesticFreight ? [{ domesticFreight, quantity }] : [],
  );
  if (lines.length < items.length) return quoted?.domesticFreight ?? '0.00';
  return fromFen(freightFen(lines));
}

/**
 * The expected quote of the selected items, until the server responds, by the server's own rules: total,
 * freight and fee change together with the goods.
 */
export function expectedQuote(
  { cartShops }: Cart,
  selected: ReadonlySet<string>,
  fee: ServiceFee,
  latestQuote: Quote | undefined,
  firstQuote: Quote | undefined,
): Quote {
  const quotedShops = [latestQuote, firstQuote].flatMap((quote) => quote?.shops ?? []);
  const shops = cartShops.flatMap((shop) => {
    const quotedShop = quotedShops.find(
      ({ platform, shopId }) => platform === shop.platform && shopId === shop.shopId,
    );
    const chosen = shop.cartItems.filter(({ id }) => selected.has(id));
    const cartItems = chosen.map((item) => {
      const priced = pricedAmong(item, chosen);
      return { ...priced, amount: amountOf(priced.price, priced.quantity) };
    });
    if (cartItems.length === 0) return [];
    const goods = sumDecimals(cartItems.map(({ amount }) => amount));
    const domesticFreight = expectedFreight(cartItems, quotedShop);
    const serviceFee = expectedFee({ goods, platform: shop.platform }, fee, quotedShop);
    const total = sumDecimals([goods, domesticFreight, serviceFee]);
    const { serviceFeeNote } = quotedShop ?? {};
    return [{ ...shop, cartItems, goods, domesticFreight, serviceFee, serviceFeeNote, total }];
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
 * An item of the cart as it is in the quote of the selection: with the price for all selected items of its
 * product together, and with the notices of both. The selection alone may break a rule that the whole cart
 * keeps, such as a shop's minimum. Without a quote, or outside the selection, the item is as in the cart.
 */
export function asQuoted(item: CartItem, quote: Quote | undefined): CartItem {
  const quoted = quote?.shops
    .flatMap((shop) => shop.cartItems)
    .find((other) => other.id === item.id);
  if (!quoted) return item;
  const others = item.notices.filter((notice) => !isOfPrice(notice));
  return {
    ...item,
    price: quoted.price,
    amount: quoted.amount,
    notices: [...new Set([...others, ...quoted.notices])],
  };
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
