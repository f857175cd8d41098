import { type SQL, sql } from 'drizzle-orm';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { purchaseOrderItems, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { sellers } from '../../db/schema/orders/sellers.ts';
import { increased, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { OwnerScope } from '../base/scope.ts';
import { searchText } from '../base/search.ts';
import type { QuotedLine, ShopQuote } from '../cart/quote.ts';
import { imageOf, type NotedLine } from '../cart/quote-view.ts';
import { reserveStatements } from '../own-stock/reserve.ts';
import type { RateSnapshot } from '../rates/exchange-rates.ts';
import type { Destination } from '../site/warehouses.ts';
import type { OrderItemRow, OrderRow } from './order-view.ts';

/** How long an unpaid order stays open. */
const PAYMENT_OPEN_MS = 72 * 3_600_000;

const FIRST_STATUS = 'PENDING_PAYMENT' satisfies PurchaseOrderStatus;

/** What an order was made from, if not from items of the cart: another order, by its number, or a preview. */
export type Origin = { clonedFrom?: string; previewProductId?: string };

export type NewOrder = { order: OrderRow; items: OrderItemRow[]; paymentNo: string };

/** What the orders of one checkout share. */
export type OrderTerms = {
  rate: RateSnapshot;
  destination: Destination;
  message: string;
  /** Number of the order that this one repeats. */
  clonedFrom?: string;
};

/** A new order from a shop's quote, with its rate frozen; not yet stored. Every line must be orderable. */
export function newOrder(
  scope: OwnerScope,
  shop: ShopQuote<NotedLine>,
  terms: OrderTerms,
): NewOrder {
  const { tenantId, userId, now } = scope;
  const product = shop.lines[0]?.product;
  if (!product) throw new RangeError('an order needs a line that can be ordered');
  const id = newId(now);
  const orderNo = newNumber('P', now);
  const items = shop.lines.map((line, position) =>
    newItem(line, { tenantId, orderId: id, position, now }),
  );
  const order: OrderRow = {
    id,
    tenantId,
    userId,
    orderNo,
    status: FIRST_STATUS,
    closeReason: null,
    refundStatus: 'NONE',
    platform: product.platform,
    shopId: product.shop.shopId,
    shopName: product.shop.name,
    shopNameTrans: product.shop.nameTrans,
    goodsFen: shop.goodsFen,
    domesticFreightFen: shop.freightFen,
    serviceFeeFen: shop.serviceFeeFen,
    totalFen: shop.totalFen,
    ...terms.rate,
    ...terms.destination,
    message: terms.message,
    question: null,
    upstreamOrderNo: '',
    costFen: null,
    statusAt: now,
    version: 0,
    searchText: searchText([
      orderNo,
      product.shop.name,
      product.shop.nameTrans,
      ...items.flatMap((item) => [item.title, item.titleTrans]),
    ]),
    createdAt: now,
    expiresAt: now + PAYMENT_OPEN_MS,
  };
  return { order, items, paymentNo: newNumber('Y', now) };
}

/**
 * The statements that store an order with its payment and the first event of its history. `guard` is an SQL
 * expression for the status to write; if it is NULL, the batch fails with the guard `ORDER_STATUS`. Items
 * of own stock are reserved for the order; if there are not enough, the batch fails with `OWN_STOCK`.
 */
export function placeStatements(
  scope: OwnerScope,
  { order, items, paymentNo }: NewOrder,
  { guard, origin = {} }: { guard?: (status: PurchaseOrderStatus) => SQL; origin?: Origin } = {},
): Statement[] {
  const { db } = scope;
  const { id: orderId, tenantId, userId, orderNo, createdAt } = order;
  return [
    db.insert(purchaseOrders).values(guard ? { ...order, status: guard(order.status) } : order),
    addToSeller(scope, order),
    ...items.map((item) => db.insert(purchaseOrderItems).values(item)),
    ...reserveStatements(scope, items),
    db.insert(payments).values({
      id: newId(createdAt),
      tenantId,
      userId,
      paymentNo,
      type: 'PURCHASE',
      orderType: 'PURCHASE_ORDER',
      orderId,
      orderNo,
      amountFen: order.totalFen,
      status: 'UNPAID',
      createdAt,
      expiresAt: order.expiresAt,
    }),
    eventStatement(scope, {
      tenantId,
      subject: 'PURCHASE_ORDER',
      subjectId: orderId,
      event: 'CREATED',
      to: order.status,
      details: origin,
    }),
  ];
}

/** Adds a new order to what its seller's orders amount to; triggers follow the order from then on. */
function addToSeller({ db }: OwnerScope, order: OrderRow): Statement {
  const { tenantId, platform, shopId, shopName, createdAt: lastOrderAt } = order;
  return db
    .insert(sellers)
    .values({
      ...{ tenantId, platform, shopId, shopName, lastOrderAt },
      ...{ orders: 1, refused: 0, costFen: 0, paidFen: 0 },
    })
    .onConflictDoUpdate({
      target: [sellers.tenantId, sellers.platform, sellers.shopId],
      set: {
        shopName,
        orders: increased(sellers.orders),
        lastOrderAt: sql`max(${sellers.lastOrderAt}, ${lastOrderAt})`,
      },
    });
}

function newItem(
  line: QuotedLine<NotedLine>,
  {
    tenantId,
    orderId,
    position,
    now,
  }: { tenantId: string; orderId: string; position: number; now: number },
): OrderItemRow {
  const { product, sku } = line;
  if (!product || !sku) throw new RangeError('a line without a product can not be ordered');
  return {
    id: newId(now),
    tenantId,
    orderId,
    position,
    productId: product.productId,
    productUrl: line.productUrl,
    skuId: line.productSkuId,
    title: product.title,
    titleTrans: product.titleTrans,
    titleLanguage: product.titleLanguage ?? null,
    image: imageOf(line),
    attributes: sku.attributes,
    quantity: line.quantity,
    priceFen: line.priceFen,
    weightG: line.weightG,
    goodsClass: product.goodsClass,
    categoryId: product.categoryId,
    message: line.message,
    status: 'PENDING',
    missing: 0,
  };
}
