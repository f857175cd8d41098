import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/money.ts';
import { payments, purchaseOrders } from '../../db/schema/orders.ts';
import { commit, inList, onlyFrom, type Statement } from '../atomically.ts';
import { eventStatement } from '../history.ts';
import { notify } from '../notice/notify.ts';
import { ownOrders } from '../purchase/find-orders.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import type { OwnerScope } from '../scope.ts';
import { walletOf } from '../wallet/ledger.ts';
import { payTransfer } from './payment-postings.ts';
import type { PaymentRow } from './payment-view.ts';

/** Rounds against calls that change the same payments at the same time; each round one of them wins. */
const ROUNDS = 5;

/** Whether paying it again answers as the first time did. */
export function isSettled({ status }: PaymentRow): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED';
}

/**
 * Moves the money of the payments that are still open, in one transaction with their orders'
 * next status, and answers all of them as they are then. The pay password is the caller's affair.
 * A refused batch wrote nothing, so the payments are read again: another call may have paid them,
 * which is success, or closed one. Throws `PAYMENT_CLOSED` and `INSUFFICIENT_BALANCE`, both with
 * the `paymentNo`.
 */
export async function settle(
  scope: OwnerScope,
  wanted: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  for (let round = 0; round < ROUNDS; round++) {
    const { current, orders } = await readTogether(scope, wanted);
    const closed = current.find((payment) => !isPayable(payment, scope.now) && !isSettled(payment));
    if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
    const open = current.filter((payment) => !isSettled(payment));
    if (open.length === 0) return current;
    const statements = open.flatMap((payment) =>
      settleStatements(scope, payment, orderOf(payment, orders)),
    );
    const refusal = await commit(scope.db, statements);
    if (refusal === 'OVERDRAFT') throw await insufficient(scope, open);
  }
  throw new Failure('CONFLICT');
}

function isPayable({ status, expiresAt }: PaymentRow, now: number): boolean {
  return status === 'UNPAID' && (expiresAt === null || expiresAt > now);
}

/** The guards come first: a refused batch then ends at its first statement. */
function settleStatements(
  { db, now: at }: OwnerScope,
  payment: PaymentRow,
  order: OrderRow,
): Statement[] {
  const { tenantId, userId, orderType, orderNo } = payment;
  const status = purchaseOrderStates.nextOrFail(order.status, 'PAID');
  const stillOpen = onlyFrom(payments.status, ['UNPAID'], 'PAID');
  return [
    db.update(payments).set({ status: stillOpen, paidAt: at }).where(eq(payments.id, payment.id)),
    db
      .update(purchaseOrders)
      .set({ status: onlyFrom(purchaseOrders.status, [order.status], status) })
      .where(eq(purchaseOrders.id, order.id)),
    ...payTransfer(db, payment, order, at),
    eventStatement(db, {
      orderType,
      orderId: order.id,
      event: 'PAID',
      from: order.status,
      to: status,
      actor: 'SHOPPER',
      details: { amount: fromFen(payment.amountFen) },
      at,
    }),
    notify(db, { tenantId, userId, at }, 'ORDER_PAID', {
      orderNo,
      amount: fromFen(payment.amountFen),
    }),
  ];
}

/**
 * The payments in the order of ids, so that calls over the same ones meet in the same order, and
 * their orders, both as of one moment.
 */
async function readTogether(
  scope: OwnerScope,
  wanted: readonly PaymentRow[],
): Promise<{ current: PaymentRow[]; orders: OrderRow[] }> {
  const paymentIds = wanted.map(({ id }) => id);
  const orderIds = wanted.map(({ orderId }) => orderId);
  const { db, tenantId, userId } = scope;
  const own = and(eq(payments.tenantId, tenantId), eq(payments.userId, userId));
  const [current, orders] = await db.batch([
    db
      .select()
      .from(payments)
      .where(and(inList(payments.id, paymentIds), own))
      .orderBy(asc(payments.id)),
    db
      .select()
      .from(purchaseOrders)
      .where(ownOrders(scope, inList(purchaseOrders.id, orderIds))),
  ]);
  return { current, orders };
}

function orderOf(payment: PaymentRow, orders: readonly OrderRow[]): OrderRow {
  const order = orders.find(({ id }) => id === payment.orderId);
  if (!order) throw new Error(`payment ${payment.paymentNo} has no order`);
  return order;
}

/** Names the first payment, in the order of ids, that the balance does not reach. */
async function insufficient(scope: OwnerScope, open: readonly PaymentRow[]): Promise<Failure> {
  const { availableFen } = await walletOf(scope.db, scope);
  let restFen = availableFen;
  let missed: PaymentRow | undefined;
  for (const payment of open) {
    restFen -= payment.amountFen;
    if (restFen < 0) missed ??= payment;
  }
  return new Failure('INSUFFICIENT_BALANCE', {
    paymentNo: missed?.paymentNo ?? '',
    available: fromFen(availableFen),
    missing: fromFen(Math.max(-restFen, 0)),
  });
}
