import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, ifAbsent } from '../foreign.ts';
import {
  dateRange,
  id,
  keyword,
  numberOrId,
  optionalText,
  pageOf,
  pageQuery,
  payPassword,
  text,
  translationOf,
} from '../values/fields.ts';
import { platform, productAttribute, titleLanguage } from '../values/goods/product.ts';
import { amountOrZero, cny, costs, priceTimesQuantity } from '../values/money/money.ts';
import { rateSnapshot } from '../values/money/rate.ts';
import {
  CLOSE_REASONS,
  ORDER_REFUND_STATUSES,
  PURCHASE_ORDER_ITEM_STATUSES,
  PURCHASE_ORDER_STATUSES,
} from '../values/orders/order-statuses.ts';
import { timelineEvent } from '../values/orders/timeline.ts';
import { userWarehouse } from './addresses.ts';
import { purchaseParcel } from './parcels.ts';
import { payErrors, payment } from './payments.ts';
import { refund } from './refunds.ts';
import { servicesOfGoods } from './services.ts';
import { warehouse } from './site.ts';

/** The actions that the shopper may take now. `requestCancel` needs an operator's approval. */
export const PURCHASE_ORDER_ACTIONS = [
  'pay',
  'close',
  'requestCancel',
  'answer',
  'requestRefund',
  'clone',
] as const;

export const purchaseOrderItem = v.object({
  id,
  productId: v.string(),
  productUrl: v.string(),
  link: ifAbsent(v.string(), ({ productUrl }) => productUrl as string | undefined),
  productSkuId: v.string(),
  title: v.string(),
  titleTrans: translationOf('title'),
  titleLanguage,
  image: v.string(),
  attributes: v.array(productAttribute),
  quantity: ifAbsent(v.number(), 1),
  price: cny,
  amount: ifAbsent(cny, priceTimesQuantity),
  message: v.string(),
  status: ifAbsent(v.picklist(PURCHASE_ORDER_ITEM_STATUSES), 'PENDING'),
});

export const purchaseOrderSummary = v.object({
  id,
  orderNo: numberOrId,
  status: v.picklist(PURCHASE_ORDER_STATUSES),
  closeReason: v.optional(v.picklist(CLOSE_REASONS)),
  refundStatus: ifAbsent(v.picklist(ORDER_REFUND_STATUSES), 'NONE'),
  platform,
  shopName: v.string(),
  shopNameTrans: translationOf('shopName'),
  items: v.array(purchaseOrderItem),
  ...costs,
  rate: rateSnapshot,
  /** The open payment, if there is one. */
  paymentNo: v.optional(v.string()),
  createdAt: v.string(),
  /** Whether a parcel of it is in stock and can be shipped. Another backend may not say. */
  shippable: v.optional(v.boolean()),
  /** Whether a parcel of it is in a shipment that is being prepared. */
  inShipment: v.optional(v.boolean()),
  /** When an unpaid order is closed automatically. */
  expiresAt: v.optional(v.string()),
  /** The actions that the shopper may take now. */
  actions: v.array(v.picklist(PURCHASE_ORDER_ACTIONS)),
});
export type PurchaseOrderSummary = v.InferOutput<typeof purchaseOrderSummary>;

export const purchaseOrder = v.object({
  ...purchaseOrderSummary.entries,
  message: v.string(),
  warehouse: v.optional(warehouse),
  userWarehouse: v.optional(userWarehouse),
  /** The open question of the agent. */
  question: v.optional(v.string()),
  timeline: v.array(timelineEvent),
  payments: v.array(payment),
  parcels: v.array(purchaseParcel),
  refunds: v.array(refund),
  ...servicesOfGoods,
});
export type PurchaseOrder = v.InferOutput<typeof purchaseOrder>;

/** The tabs of the order list. Each covers several statuses. */
export const PURCHASE_ORDER_TABS = {
  all: PURCHASE_ORDER_STATUSES,
  unpaid: ['PENDING_PAYMENT', 'PENDING_SUPPLEMENT'],
  processing: ['PAID', 'PURCHASING', 'AWAITING_CONFIRMATION'],
  purchased: ['PURCHASED', 'SELLER_SHIPPED'],
  arrived: ['PARTIALLY_STOCKED_IN', 'STOCKED_IN', 'DELIVERED_TO_USER_WAREHOUSE'],
  completed: ['COMPLETED'],
  closed: ['CLOSED'],
} as const;
export type PurchaseOrderTab = keyof typeof PURCHASE_ORDER_TABS;
const TABS = Object.keys(PURCHASE_ORDER_TABS) as [PurchaseOrderTab, ...PurchaseOrderTab[]];

const ids = (max: number) => v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(max)));
const idParams = v.object({ id });

/** An item that could not be ordered again, and why. */
const cloneFailure = v.object({
  title: v.string(),
  reason: v.picklist(['SOLD_OUT', 'REMOVED', 'STOCK_SHORT', 'PROHIBITED', 'QUANTITY']),
});

export const orderEndpoints = {
  createPurchaseOrders: {
    method: 'POST',
    path: '/front/purchase-orders',
    auth: 'user',
    group: 'orders',
    summary: 'Order cart items or a preview: one order per shop, at today’s exchange rate',
    body: v.object({
      cartItemIds: ids(200),
      previewProductId: v.optional(id),
      tenantWarehouseId: v.optional(id),
      /** The shopper's own warehouse in China, to deliver there instead. */
      userWarehouseId: v.optional(id),
      message: optionalText(500),
      /** The total that the shopper saw. A different total is refused with `PRICE_CHANGED`. */
      expectedTotal: v.optional(cny),
      /** The ids of the rules about goods that the shopper has confirmed. */
      confirmedRules: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.maxLength(48))), v.maxLength(200)),
        [],
      ),
      /** Services for the goods: the code of each, and after a space the price that the shopper saw. */
      services: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39} \d{1,8}\.\d\d$/))),
          v.maxLength(50),
        ),
        [],
      ),
    }),
    output: v.object({
      orders: v.array(purchaseOrderSummary),
      paymentNos: essential(v.array(v.string())),
      total: amountOrZero,
    }),
    errors: [
      'NOT_FOUND',
      'SKU_UNAVAILABLE',
      'SOURCE_UNAVAILABLE',
      'QUANTITY_NOT_ALLOWED',
      'PRICE_CHANGED',
      'ACCOUNT_BLOCKED',
      'BALANCE_OWED',
      'PROHIBITED_PRODUCT',
      'RATE_TOO_OLD',
    ],
    idempotent: true,
  },
  listPurchaseOrders: {
    method: 'GET',
    path: '/front/purchase-orders',
    auth: 'user',
    group: 'orders',
    summary: 'The shopper’s purchase orders, newest first, with a count per tab',
    query: v.object({
      tab: v.optional(v.picklist(TABS), 'all'),
      keyword,
      ...dateRange,
      ...pageQuery,
    }),
    output: pageOf(purchaseOrderSummary, { counts: v.record(v.picklist(TABS), v.number()) }),
  },
  getPurchaseOrder: {
    method: 'GET',
    path: '/front/purchase-orders/{id}',
    auth: 'user',
    group: 'orders',
    summary: 'A purchase order (by id or number) with its timeline and payments',
    params: idParams,
    output: purchaseOrder,
    errors: ['NOT_FOUND'],
  },
  clonePurchaseOrder: {
    method: 'POST',
    path: '/front/purchase-orders/{id}/clone',
    auth: 'user',
    group: 'orders',
    summary: 'Order the same items again at current prices and rate',
    params: idParams,
    output: v.object({
      order: v.optional(purchaseOrderSummary),
      failures: v.array(cloneFailure),
    }),
    errors: ['NOT_FOUND', 'SKU_UNAVAILABLE', 'SOURCE_UNAVAILABLE', 'RATE_TOO_OLD', 'BALANCE_OWED'],
    idempotent: true,
  },
  payPurchaseOrder: {
    method: 'POST',
    path: '/front/purchase-orders/{id}/pay',
    auth: 'user',
    group: 'orders',
    summary: 'Pay the open payment of an order from the balance',
    params: idParams,
    body: v.object({ payPassword }),
    output: payment,
    errors: payErrors,
    idempotent: true,
  },
  closePurchaseOrder: {
    method: 'POST',
    path: '/front/purchase-orders/{id}/close',
    auth: 'user',
    group: 'orders',
    summary:
      'Cancel an order. Before buying begins, it is closed and what was paid is refunded in full; later, an operator decides on the refund',
    params: idParams,
    output: purchaseOrder,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'REFUND_OPEN'],
  },
  answerPurchaseOrder: {
    method: 'POST',
    path: '/front/purchase-orders/{id}/answer',
    auth: 'user',
    group: 'orders',
    summary: 'Answer the agent’s question about an order',
    params: idParams,
    body: v.object({ answer: text(500) }),
    output: purchaseOrder,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
