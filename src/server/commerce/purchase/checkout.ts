import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PurchaseOrderSummary } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import { confirmationsOf } from '../../../contract/values/goods/goods-rules.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PurchaseOrderStatus } from '../../../contract/values/orders/order-statuses.ts';
import { cartItems, previews, purchaseOrders } from '../../db/schema/orders/orders.ts';
import { requireActive } from '../base/active-shopper.ts';
import { atomically, inList, type Statement } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { OwnerScope } from '../base/scope.ts';
import { cartLines } from '../cart/cart.ts';
import { ruleOf } from '../cart/cart-rules.ts';
import { doorOfQuote, fromWarehouse } from '../cart/door-of-quote.ts';
import { previewLines } from '../cart/previews.ts';
import { blockingNotice, type OrderQuote } from '../cart/quote.ts';
import { type NotedLine, quoteAt } from '../cart/quote-view.ts';
import { doorOf } from '../door/destination.ts';
import { keepOrderEstimates } from '../door/kept-estimates.ts';
import { repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import { paymentsOf, totalFen } from '../payment/payments.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { destinationOf } from '../site/warehouses.ts';
import { ownOrders, viewOrders } from './find-orders.ts';
import { viewOrder } from './order-view.ts';
import { chosenServices, orderedServices } from './ordered-services.ts';
import { newOrder, type Origin, placeStatements } from './place-orders.ts';

export type Checkout = {
  cartItemIds?: readonly string[];
  previewProductId?: string;
  tenantWarehouseId?: string;
  userWarehouseId?: string;
  message: string;
  expectedTotal?: string;
  confirmedRules?: readonly string[];
  /** Codes of services, each with the price that the shopper saw. */
  services?: readonly string[];
};

export type Placed = { orders: PurchaseOrderSummary[]; paymentNos: string[]; total: string };

/** The items to order. */
type Source = {
  lines: NotedLine[];
  /**
   * The status of a new order if the items are unchanged; else NULL, which fails the batch
   * (`ORDER_STATUS`).
   */
  guard: (status: PurchaseOrderStatus) => SQL;
  /** Removes the items from the cart, or marks the preview as used. */
  removal: Statement;
  origin?: Origin;
};

/**
 * Orders items of the cart or a preview: one order with one payment per shop, all or none, at
 * today's prices and with today's rate frozen. Ordered items leave the cart in the same
 * transaction, so of two concurrent calls one orders and the other throws `CONFLICT`. Throws
 * `VALIDATION_FAILED` without items, `NOT_FOUND`, `PROHIBITED_PRODUCT`, `SKU_UNAVAILABLE`,
 * `SOURCE_UNAVAILABLE`, `QUANTITY_NOT_ALLOWED`, `RATE_TOO_OLD`, `ACCOUNT_BLOCKED`, `BALANCE_OWED`, and `PRICE_CHANGED` with
 * the new `total`. Services that are ordered with the goods have a payment of their own for each order.
 */
export async function createPurchaseOrders(scope: OwnerScope, request: Checkout): Promise<Placed> {
  await repayOwed(scope);
  const [source, rate, destination] = await Promise.all([
    sourceOf(scope, request),
    currentRate(scope, scope.currency),
    destinationOf(scope, request),
  ]);
  const quote = quoteAt(scope, source.lines);
  assertOrderable(quote);
  assertConfirmed(source.lines, request.confirmedRules ?? []);
  const total = fromFen(quote.totalFen);
  if (request.expectedTotal && request.expectedTotal !== total) {
    throw new Failure('PRICE_CHANGED', { expected: request.expectedTotal, total });
  }
  const codes = chosenServices(scope, quote, destination, request.services ?? []);
  const terms = { rate, destination, message: request.message };
  const placed = quote.shops.map((shop) => {
    const placing = newOrder(scope, shop, terms);
    return { ...placing, services: orderedServices(scope, placing, shop, codes) };
  });
  const orderIds = placed.map(({ order }) => order.id);
  const door = destination.warehouseId
    ? await doorOfQuote(
        scope,
        quote,
        fromWarehouse(scope, await doorOf(scope), destination.warehouseId),
      )
    : undefined;
  await atomically(
    scope,
    [
      requireActive(scope, scope.userId),
      requireNothingOwed(scope),
      ...madeStatements(scope, orderIds),
      ...placed.flatMap((order) => [
        ...placeStatements(scope, order, source),
        ...order.services.statements,
      ]),
      ...keepOrderEstimates(scope, orderIds, door),
      source.removal,
    ],
    {
      ORDER_STATUS: () => new Failure('CONFLICT'),
      SHOPPER_STATE: () => new Failure('ACCOUNT_BLOCKED'),
      BALANCE_OWED: () => new Failure('BALANCE_OWED'),
      OWN_STOCK: () => new Failure('SKU_UNAVAILABLE'),
    },
  );
  return {
    orders: placed.map(({ order, items, paymentNo }) =>
      viewOrder(scope, order, items, { due: { ...order, paymentNo } }),
    ),
    paymentNos: placed.flatMap(({ paymentNo, services }) =>
      [paymentNo, services.paymentNo].filter(Boolean),
    ),
    total: fromFen(
      quote.totalFen + placed.reduce((sum, { services }) => sum + services.amountFen, 0),
    ),
  };
}

/** The orders of one checkout, by their ids. */
export async function getPlacedOrders(scope: OwnerScope, ids: readonly string[]): Promise<Placed> {
  const rows = await scope.db
    .select()
    .from(purchaseOrders)
    .where(ownOrders(scope, inList(purchaseOrders.id, ids)))
    .orderBy(asc(purchaseOrders.id));
  const [orders, orderPayments] = await Promise.all([
    viewOrders(scope, rows),
    paymentsOf(scope, 'PURCHASE_ORDER', ids),
  ]);
  // Services have a payment only if they were ordered with the goods.
  const purchasePayments = orderPayments.filter(
    ({ type }) => type === 'PURCHASE' || type === 'VALUE_ADDED_SERVICE',
  );
  return {
    orders,
    paymentNos: purchasePayments.map(({ paymentNo }) => paymentNo),
    total: fromFen(totalFen(purchasePayments)),
  };
}

async function sourceOf(scope: OwnerScope, request: Checkout): Promise<Source> {
  if (request.previewProductId) return previewSource(scope, request.previewProductId);
  if (request.cartItemIds) return cartSource(scope, [...new Set(request.cartItemIds)]);
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'cartItemIds', code: 'required' }]);
}

/** Cart items count as unchanged while each still has the quantity that was quoted. */
async function cartSource(scope: OwnerScope, ids: readonly string[]): Promise<Source> {
  const lines = await cartLines(scope, ids);
  const isOrdered = and(
    eq(cartItems.tenantId, scope.tenantId),
    eq(cartItems.userId, scope.userId),
    inList(cartItems.id, ids),
  );
  const quotedQuantities = JSON.stringify(
    Object.fromEntries(lines.map((line) => [line.id, line.quantity])),
  );
  const unchangedCount = scope.db
    .select({ items: count() })
    .from(cartItems)
    .where(
      and(
        isOrdered,
        sql`${cartItems.quantity} = json_extract(${quotedQuantities}, '$."' || ${cartItems.id} || '"')`,
      ),
    );
  return {
    lines,
    guard: (status) => sql`case when (${unchangedCount}) = ${lines.length} then ${status} end`,
    removal: scope.db.delete(cartItems).where(isOrdered),
  };
}

async function previewSource(scope: OwnerScope, id: string): Promise<Source> {
  const lines = await previewLines(scope, id);
  const isUnused = and(
    eq(previews.id, id),
    eq(previews.tenantId, scope.tenantId),
    eq(previews.userId, scope.userId),
    isNull(previews.usedAt),
  );
  const unusedCount = scope.db.select({ previews: count() }).from(previews).where(isUnused);
  return {
    lines,
    guard: (status) => sql`case when (${unusedCount}) = 1 then ${status} end`,
    removal: scope.db.update(previews).set({ usedAt: scope.now }).where(isUnused),
    origin: { previewProductId: id },
  };
}

/**
 * Throws `VALIDATION_FAILED` unless the shopper has confirmed each rule about the goods that requires it.
 */
function assertConfirmed(lines: readonly NotedLine[], confirmed: readonly string[]): void {
  const confirmations = lines.flatMap(({ product }) => (product ? confirmationsOf(product) : []));
  if (confirmations.every(({ id }) => confirmed.includes(id))) return;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'confirmedRules', code: 'required' }]);
}

/** Throws the failure of the first line that can't be ordered. */
function assertOrderable({ shops }: OrderQuote<NotedLine>): void {
  for (const line of shops.flatMap((shop) => shop.lines)) {
    const { id: cartItemId, product } = line;
    const details = { cartItemId, title: product?.titleTrans ?? line.productUrl };
    switch (blockingNotice(line.notices)) {
      case 'UNAVAILABLE':
        throw new Failure('SOURCE_UNAVAILABLE', details);
      case 'PROHIBITED':
        throw new Failure('PROHIBITED_PRODUCT', { ...details, ...(product && ruleOf(product)) });
      case 'REMOVED':
      case 'SOLD_OUT':
      case 'STOCK_SHORT':
        throw new Failure('SKU_UNAVAILABLE', details);
      case 'NOT_A_MULTIPLE':
      case 'BELOW_MINIMUM':
        throw new Failure('QUANTITY_NOT_ALLOWED', details);
    }
  }
}
