import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { ERROR_CODES } from '../../errors.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import {
  dateRange,
  id,
  numberOrId,
  optionalLine,
  optionalText,
  quantity,
  text,
  typedAmount,
} from '../../values/fields.ts';
import { GOODS_CLASSES, PRODUCT_PLATFORMS } from '../../values/goods/product-kinds.ts';
import { cny } from '../../values/money/money.ts';
import { PURCHASE_ORDER_STATUSES } from '../../values/orders/order-statuses.ts';
import { opsOrder, opsOrderRow } from './ops-order.ts';

/** The most orders that one call accepts. */
const MAX_ACCEPTED = 100;

/** Another part of an address or number that a cursor may not contain. */
const shopId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const seller = v.object({
  platform: v.picklist(PRODUCT_PLATFORMS),
  shopId: v.string(),
  shopName: v.string(),
  orders: v.number(),
  /** Closed because the seller refused or had nothing. */
  refused: v.number(),
  /** Bought, but not sent within `LATE_DAYS`. */
  late: v.number(),
  lastOrderAt: v.string(),
});
export type Seller = v.InferOutput<typeof seller>;

/** After how many days a seller who has not sent a bought order is late. */
export const LATE_DAYS = 3;

const get = { method: 'GET', auth: 'operator', right: 'orders.see', group: 'ops' } as const;
const post = { method: 'POST', auth: 'operator', right: 'orders.act', group: 'ops' } as const;

/** The operator calls for many orders, for new ones, and for sellers. */
export const opsBuyingEndpoints = {
  listOpsOrders: {
    ...get,
    path: '/ops/purchase-orders',
    summary:
      'The tenant’s orders, newest first. By status: the longest waiting first. By number: the orders with exactly that number',
    query: v.object({
      status: v.optional(v.picklist(PURCHASE_ORDER_STATUSES)),
      platform: v.optional(v.picklist(PRODUCT_PLATFORMS)),
      shopperId: v.optional(id),
      /** The seller. Needs `platform`. */
      shopId: v.optional(shopId),
      ...dateRange,
      /** An exact order number, number at the marketplace, or tracking number. Stands alone. */
      number: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ''),
      /** `waiting`: by the time in `status`, the oldest first. */
      sort: v.optional(v.picklist(['newest', 'waiting']), 'newest'),
      ...cursorQuery,
    }),
    output: listOf(opsOrderRow),
  },
  acceptOrders: {
    ...post,
    path: '/ops/purchase-orders/accept-many',
    summary: 'Accept several paid orders, each by itself, with a result for each',
    body: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_ACCEPTED)) }),
    output: v.object({
      accepted: v.number(),
      refused: v.number(),
      results: v.array(
        v.object({
          id,
          orderNo: numberOrId,
          /** Why it was not accepted. */
          code: v.optional(v.picklist(ERROR_CODES)),
        }),
      ),
    }),
  },
  createOrderFor: {
    ...post,
    right: 'shoppers.act',
    path: '/ops/purchase-orders',
    summary:
      'Order for a shopper, who then pays: a variant of a product by its link, or an item described by hand',
    body: v.object({
      /** Id or e-mail address. */
      shopper: text(254),
      link: optionalText(2000),
      /** The variant of the product at `link`; not needed if there is only one. */
      skuId: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
      /** With a title, the item is as described here, and `price` is required. */
      title: optionalLine(200),
      price: v.optional(typedAmount),
      domesticFreight: v.optional(typedAmount),
      platform: v.optional(v.picklist(PRODUCT_PLATFORMS)),
      shopName: optionalLine(100),
      goodsClass: v.optional(v.picklist(GOODS_CLASSES), 'NORMAL'),
      weightG: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
      quantity,
      message: optionalText(500),
      /**
       * The ids of the rules about goods whose text the shopper was told and agreed to. One that is missing is an
       * error at `confirmedRules.<id>`; a rule that refuses the goods is one at `refusedRules.<id>`.
       */
      confirmedRules: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(48))), v.maxLength(200)),
        [],
      ),
    }),
    output: opsOrder,
    errors: [
      'NOT_FOUND',
      'PRODUCT_NOT_FOUND',
      'SOURCE_UNAVAILABLE',
      'SKU_UNAVAILABLE',
      'PROHIBITED_PRODUCT',
      'QUANTITY_NOT_ALLOWED',
      'RATE_TOO_OLD',
      'ACCOUNT_BLOCKED',
      'BALANCE_OWED',
    ],
  },
  listSellers: {
    ...get,
    path: '/ops/sellers',
    summary: 'The sellers of the tenant’s orders, with how many were refused and are late',
    query: v.object({ platform: v.optional(v.picklist(PRODUCT_PLATFORMS)), ...cursorQuery }),
    output: listOf(seller),
  },
  getSeller: {
    ...get,
    path: '/ops/sellers/{platform}/{shopId}',
    summary: 'A seller, with counts and what was bought there',
    params: v.object({ platform: v.picklist(PRODUCT_PLATFORMS), shopId }),
    output: v.object({
      ...seller.entries,
      /** The sums of the orders with a known cost. */
      cost: cny,
      paid: cny,
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
