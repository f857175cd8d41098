import type { PurchaseOrder } from '../../../contract/calls/orders.ts';
import { Failure } from '../../../contract/errors.ts';
import type { REJECT_REASONS } from '../../../contract/ops/orders/purchase.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { RefundReason } from '../../../contract/values/money/refund-statuses.ts';
import { pickText } from '../../db/tenant-text.ts';
import { requireActive, requireNotBlocked } from '../base/active-shopper.ts';
import { type Statement, untilCommitted } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import { keepsPieces, takeStatements } from '../own-stock/reserve.ts';
import { moveParcelStatements } from '../parcel/move-parcel.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import { paymentsOf } from '../payment/payments.ts';
import { raisePayment } from '../payment/raise-payment.ts';
import { currentRateIfFresh } from '../rates/exchange-rates.ts';
import { orderFacts, unchangedStatement } from './apply-progress.ts';
import { closeStatements } from './closing.ts';
import { tenantOrder } from './find-orders.ts';
import { moveItemsStatement, moveOrderStatements } from './move-order.ts';
import type { OrderRow } from './order-view.ts';
import { getPurchaseOrder } from './orders.ts';
import { purchaseOrderStates } from './purchase-order-states.ts';
import { type Shipment, shipmentStatements } from './shipments.ts';

/*
 * The exported functions change an order of the tenant, by id or number, and return it. Each throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` if the order's status does not allow the change, also after
 * a concurrent call.
 */

/** How long a supplement can be paid. After that, the order is closed and refunded. */
const SUPPLEMENT_OPEN_MS = 72 * 3_600_000;

type RejectReason = (typeof REJECT_REASONS)[number];

/** The reason of the refund for each reason of a rejection. */
const REFUND_REASON: Record<RejectReason, RefundReason> = {
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  PRICE_CHANGED: 'PRICE_DIFFERENCE',
  INVALID_ITEM: 'OTHER',
  PROHIBITED_ITEM: 'OTHER',
  SELLER_REFUSED: 'SELLER_REFUSED',
  OPERATOR_CANCELLED: 'OTHER',
};

/**
 * Plans and commits a change of an order, again if a concurrent call was first. Returns the changed
 * order.
 */
export async function fulfil(
  scope: Scope,
  idOrNo: string,
  planChange: (order: OrderRow) => Statement[] | Promise<Statement[]>,
): Promise<PurchaseOrder> {
  await untilCommitted(scope, async () => planChange(await tenantOrder(scope, idOrNo)));
  return getOpsOrder(scope, idOrNo);
}

/** Reads an order of any of the tenant's shoppers. Changes nothing. */
export async function getOpsOrder(scope: Scope, idOrNo: string): Promise<PurchaseOrder> {
  const order = await tenantOrder(scope, idOrNo);
  return getPurchaseOrder(onBehalfOf(scope, order), order.id);
}

/** The agent accepts a paid order. Throws `ACCOUNT_BLOCKED` while its shopper is blocked. */
export function acceptOrder(scope: Scope, idOrNo: string): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, async (order) => {
    await requireNotBlocked(scope, order.userId);
    return [...moveOrderStatements(scope, order, 'ACCEPTED'), requireActive(scope, order.userId)];
  });
}

/** Asks the shopper a question; the order waits for the answer. */
export function askShopper(
  scope: Scope,
  idOrNo: string,
  { question }: { question: string },
): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, (order) => [
    ...moveOrderStatements(scope, order, 'ASKED', { details: { question }, changes: { question } }),
    notify(scope.db, ownerOf(scope, order), 'NEED_CONFIRMATION', {
      orderNo: order.orderNo,
      text: question,
    }),
  ]);
}

/**
 * Requests a supplement in yuan, to be paid within 72 hours. It is shown at today's rate, or at the
 * order's rate if today's is too old. Throws `VALIDATION_FAILED` for an amount of 0.
 */
export async function requestSupplement(
  scope: Scope,
  idOrNo: string,
  body: { amount: string; note: string },
): Promise<PurchaseOrder> {
  const { note } = body;
  const amountFen = toFen(body.amount);
  const amount = fromFen(amountFen);
  const rate = await currentRateIfFresh(scope, scope.tenant.currency);
  return fulfil(scope, idOrNo, (order) => {
    if (amountFen === 0) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'too_small' }]);
    }
    const payment = raisePayment(scope, {
      order: { ...order, orderType: 'PURCHASE_ORDER' },
      type: 'PURCHASE_SUPPLEMENT',
      amountFen,
      note,
      expiresAt: scope.now + SUPPLEMENT_OPEN_MS,
      rate,
    });
    return [
      ...moveOrderStatements(scope, order, 'SUPPLEMENT_REQUESTED', { details: { amount, note } }),
      payment.statement,
      notify(scope.db, ownerOf(scope, order), 'SUPPLEMENT_REQUIRED', {
        orderNo: order.orderNo,
        amount,
        text: note,
      }),
    ];
  });
}

/**
 * Marks an order as bought. `upstreamOrderNo` is its number at the marketplace, or empty; `cost` is what
 * the seller was paid, in yuan, if known. Goods of own stock need not be bought: they are taken from the
 * shelf, and wait for the warehouse as a parcel with the order's number, unless they go to the shopper's
 * own warehouse.
 */
export function markBought(scope: Scope, idOrNo: string, bought: Bought): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, (order) => boughtStatements(scope, order, bought));
}

export type Bought = { upstreamOrderNo: string; cost?: string | undefined };

/**
 * The statements that mark an order as bought. They also record the parcel of its goods, if it is known:
 * the seller's, or that of goods taken from the shelf. Throws `ILLEGAL_TRANSITION`.
 */
export async function boughtStatements(
  scope: Scope,
  order: OrderRow,
  bought: Bought,
  sent?: Shipment,
): Promise<Statement[]> {
  const statements = moveToBought(scope, order, bought);
  const parcel = sent ?? (await parcelFromShelf(scope, order));
  if (!parcel) return statements;
  const status = purchaseOrderStates.nextOrFail(order.status, 'BOUGHT');
  return shipmentStatements(scope, { ...order, status }, [parcel], statements);
}

/** The parcel of goods of own stock that go to a warehouse of the tenant; undefined if there are none. */
async function parcelFromShelf(scope: Scope, order: OrderRow): Promise<Shipment | undefined> {
  if (order.platform !== 'SelfOwned' || order.warehouseId === null) return undefined;
  if (!(await keepsPieces(scope, order))) return undefined;
  const { name, defaultLanguage } = scope.tenant;
  return { domesticCarrier: pickText(name, defaultLanguage), domesticTrackingNo: order.orderNo };
}

function moveToBought(
  scope: Scope,
  order: OrderRow,
  { upstreamOrderNo, cost }: Bought,
): Statement[] {
  const costFen = cost === undefined ? null : toFen(cost);
  return [
    ...moveOrderStatements(scope, order, 'BOUGHT', { changes: { upstreamOrderNo, costFen } }),
    moveItemsStatement(scope, order.id, ['PENDING'], 'PURCHASED'),
    ...(order.platform === 'SelfOwned' ? takeStatements(scope, order) : []),
    notify(scope.db, ownerOf(scope, order), 'ORDER_BOUGHT', { orderNo: order.orderNo }),
  ];
}

/** Rejects an order that can't be bought: closes it and refunds everything that was paid. */
export function rejectOrder(
  scope: Scope,
  idOrNo: string,
  { reason, note }: { reason: RejectReason; note: string },
): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, async (order) => {
    const orderPayments = await paymentsOf(scope, 'PURCHASE_ORDER', [order.id]);
    return closeStatements(scope, order, orderPayments, {
      event: 'REJECTED',
      closeReason: reason,
      refundReason: REFUND_REASON[reason],
      note,
    });
  });
}

/**
 * Records parcels that the seller sent. Throws `QUANTITY_NOT_ALLOWED` for more items than are left to be
 * sent.
 */
export function markShipped(
  scope: Scope,
  idOrNo: string,
  { parcels }: { parcels: readonly Shipment[] },
): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, (order) => shipmentStatements(scope, order, parcels));
}

/**
 * Records that the shopper's own warehouse received the goods. Throws `ILLEGAL_TRANSITION` also for
 * orders to the tenant's warehouses.
 */
export function markDelivered(scope: Scope, idOrNo: string): Promise<PurchaseOrder> {
  return fulfil(scope, idOrNo, async (order) => {
    if (!order.userWarehouseId)
      throw illegalTransition(order.status, 'DELIVERED_TO_USER_WAREHOUSE');
    const facts = await orderFacts(scope, order.id, []);
    const signed = facts.parcels.filter(({ status }) => parcelStates.next(status, 'SIGNED'));
    return [
      unchangedStatement(scope, facts, signed),
      ...moveOrderStatements(scope, order, 'DELIVERED_TO_USER_WAREHOUSE'),
      moveItemsStatement(scope, order.id, ['PURCHASED', 'SELLER_SHIPPED'], 'ARRIVED'),
      ...signed.flatMap((parcel) =>
        moveParcelStatements(scope, parcel, 'SIGNED', {
          changes: { signedAt: scope.now, domesticTraceStatus: 'SIGN' },
        }),
      ),
      notify(scope.db, ownerOf(scope, order), 'DELIVERED_TO_WAREHOUSE', { orderNo: order.orderNo }),
    ];
  });
}

function ownerOf({ now }: Scope, { tenantId, userId }: OrderRow) {
  return { tenantId, userId, at: now };
}
