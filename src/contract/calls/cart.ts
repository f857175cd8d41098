import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, type Fields, ifAbsent } from '../foreign.ts';
import { id, optionalText, quantity, translationOf } from '../values/fields.ts';
import { goodsRuleHit } from '../values/goods/goods-rules.ts';
import {
  domesticFreight,
  minQuantity,
  platform,
  priceStep,
  productAttribute,
  productLink,
  stock,
} from '../values/goods/product.ts';
import { doorEstimate } from '../values/money/door.ts';
import { amountOrZero, cny, costs, priceTimesQuantity } from '../values/money/money.ts';
import { goodsService } from './services.ts';

const productUrl = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const skuId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Why an item can't be ordered now, or what changed since it was added. */
export const CART_ITEM_NOTICES = [
  /**
   * Its marketplace is unavailable: the item stays, but can't be ordered until the marketplace
   * answers again.
   */
  'UNAVAILABLE',
  /** The seller changed the price. */
  'PRICE_ROSE',
  'PRICE_FELL',
  /** The shopper's own quantity is below or at another step of the price. */
  'TIER_LOST',
  'TIER_REACHED',
  'SOLD_OUT',
  'REMOVED',
  'STOCK_SHORT',
  'BELOW_MINIMUM',
  'NOT_A_MULTIPLE',
  'PROHIBITED',
] as const;

/** Another backend may leave it out. It then refuses the order instead. */
const orderable = ifAbsent(v.boolean(), true);

export const cartItem = v.object({
  id,
  productId: v.string(),
  productUrl: v.string(),
  link: productLink,
  productSkuId: v.string(),
  title: v.string(),
  titleTrans: translationOf('title'),
  image: v.string(),
  attributes: v.array(productAttribute),
  quantity: ifAbsent(v.number(), 1),
  minOrderQuantity: minQuantity,
  batchNumber: minQuantity,
  stock,
  message: v.string(),
  /** The price of a piece in CNY: now, and when the item was added. */
  price: amountOrZero,
  addedPrice: ifAbsent(cny, ({ price }) => price as string | undefined),
  amount: ifAbsent(cny, priceTimesQuantity),
  weightG: v.number(),
  priceRange: v.array(priceStep),
  domesticFreight: v.optional(domesticFreight),
  notices: v.array(v.picklist(CART_ITEM_NOTICES)),
  /** The tenant's rules that concern it, and what the shopper is told. */
  goodsRules: v.optional(v.array(goodsRuleHit)),
  /** Whether it can be ordered now. */
  orderable,
});
export type CartItem = v.InferOutput<typeof cartItem>;

export const cartShop = v.object({
  shopId: ifAbsent(v.string(), ({ name }) => (name ?? '') as string),
  name: v.string(),
  nameTrans: translationOf('name'),
  platform,
  cartItems: essential(v.array(cartItem)),
});
export type CartShop = v.InferOutput<typeof cartShop>;

const countItems = ({ cartShops }: Fields) =>
  ((cartShops ?? []) as CartShop[]).flatMap(({ cartItems }) => cartItems).length;

/**
 * The token of a cart that was just made for a visitor without an account. From then on, the header `x-guest-cart`
 * has it. For browsers the edge moves it to a cookie.
 */
const guestToken = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)));

export const cart = v.object({
  cartShops: essential(v.array(cartShop)),
  /** The number of items over all shops, for the badge. */
  totalItems: ifAbsent(v.number(), countItems),
  guestToken,
});
export type Cart = v.InferOutput<typeof cart>;

/**
 * The current cost of an order of these items, in CNY. `goods + domesticFreight + serviceFee =
 * total`.
 */
export const quote = v.object({
  shops: v.array(
    v.object({
      ...cartShop.entries,
      ...costs,
      /** How the service fee came about, in the language of the request. */
      serviceFeeNote: v.optional(v.string()),
    }),
  ),
  ...costs,
  weightG: v.number(),
  orderable,
  /** What they cost at the shopper's door. Absent if their weight is not known, or nothing can be ordered. */
  door: v.optional(doorEstimate),
  /** If a warehouse was named: the same from each open warehouse in China, so that a page can follow the choice. */
  doors: v.optional(v.array(v.object({ tenantWarehouseId: id, door: doorEstimate }))),
  /** The services that can be ordered with them, with the price for all. Not part of `total`. */
  services: v.optional(v.array(goodsService)),
});
export type Quote = v.InferOutput<typeof quote>;

const newItem = v.object({ productSkuId: skuId, quantity });
const previewRequest = {
  productUrl,
  items: v.pipe(v.array(newItem), v.minLength(1), v.maxLength(50)),
  message: optionalText(500),
};

export const cartEndpoints = {
  getCart: {
    method: 'GET',
    path: '/front/cart',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'The cart by shop, with current prices and changes',
    output: cart,
  },
  addToCart: {
    method: 'POST',
    path: '/front/cart',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary:
      'Add a variant to the cart. If the cart has the variant already, its quantity increases',
    body: v.object({ productUrl, productSkuId: skuId, quantity, message: optionalText(500) }),
    output: cart,
    errors: [
      'WRONG_LINK',
      'PRODUCT_NOT_FOUND',
      'SOURCE_UNAVAILABLE',
      'SKU_UNAVAILABLE',
      'QUANTITY_NOT_ALLOWED',
      'CART_FULL',
    ],
  },
  addManyToCart: {
    method: 'POST',
    path: '/front/cart/multiple',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Add several variants of one product to the cart, all or none',
    body: v.object(previewRequest),
    output: cart,
    errors: [
      'WRONG_LINK',
      'PRODUCT_NOT_FOUND',
      'SOURCE_UNAVAILABLE',
      'SKU_UNAVAILABLE',
      'QUANTITY_NOT_ALLOWED',
      'CART_FULL',
    ],
  },
  setCartQuantity: {
    method: 'PUT',
    path: '/front/cart/{id}/quantity',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Change an item’s quantity',
    params: v.object({ id }),
    query: v.object({ quantity }),
    output: cart,
    errors: ['NOT_FOUND', 'QUANTITY_NOT_ALLOWED', 'SOURCE_UNAVAILABLE'],
  },
  setCartMessage: {
    method: 'PUT',
    path: '/front/cart/{id}/message',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Change the shopper’s note to the buying agent at an item',
    params: v.object({ id }),
    body: v.object({ message: optionalText(500) }),
    output: cart,
    errors: ['NOT_FOUND'],
  },
  removeCartItem: {
    method: 'DELETE',
    path: '/front/cart/{id}',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Remove an item',
    params: v.object({ id }),
    output: cart,
    errors: ['NOT_FOUND'],
  },
  clearCart: {
    method: 'DELETE',
    path: '/front/cart',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Remove all items, or only those with the given ids',
    query: v.object({ cartItemIds: v.optional(v.pipe(v.array(id), v.maxLength(200))) }),
    output: cart,
  },
  refreshCart: {
    method: 'POST',
    path: '/front/cart/refresh',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'The current cost of ordering these items to a warehouse',
    body: v.object({
      cartItemIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
      tenantWarehouseId: v.optional(id),
    }),
    answerOnly: true,
    output: quote,
    errors: ['NOT_FOUND'],
  },
  createPreview: {
    method: 'POST',
    path: '/front/preview-product/create',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'Buy now: store variants of one product as a preview for checkout, without the cart',
    body: v.object({ ...previewRequest, tenantWarehouseId: v.optional(id) }),
    answerOnly: true,
    output: v.object({ previewProductId: id, quote, guestToken }),
    errors: ['WRONG_LINK', 'PRODUCT_NOT_FOUND', 'SKU_UNAVAILABLE', 'QUANTITY_NOT_ALLOWED'],
  },
  refreshPreview: {
    method: 'POST',
    path: '/front/preview-product/refresh',
    auth: 'user',
    guests: true,
    group: 'cart',
    summary: 'The current cost of the variants of a preview',
    body: v.object({ previewProductId: id, tenantWarehouseId: v.optional(id) }),
    answerOnly: true,
    output: v.object({ previewProductId: id, quote }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
