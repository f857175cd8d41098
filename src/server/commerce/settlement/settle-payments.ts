import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PaymentType } from '../../../contract/values/money/money-kinds.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { requireActive } from '../base/active-shopper.ts';
import { commit, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Guard } from '../base/guards.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { OwnerScope } from '../base/scope.ts';
import { walletOf } from '../ledger/ledger.ts';
import { balanceOwed, repayOwed, requireNothingOwed } from '../ledger/owed.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { payTransfer } from '../payment/payment-postings.ts';
import { isPayable, isSettled, type PaymentRow } from '../payment/payments.ts';
import { orderPaidStatements, selectOwnOrders } from '../purchase/order-paid.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { servicesPaidStatement } from '../service/with-order.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { transitPaidStatements, transitsPaidFor } from '../transit/transit-paid.ts';
import { parcelsPaidFor, storagePaidStatements } from '../warehouse/storage.ts';

/**
 * How often a commit is tried. If several calls change the same payments at once, one of them succeeds in each
 * round.
 */
const MAX_ROUNDS = 5;

/** Payments, and the orders and parcels that they are for, read in one transaction. */
type Snapshot = {
  payments: PaymentRow[];
  orders: OrderRow[];
  transit: TransitOrderRow[];
  parcels: ParcelRow[];
};

type Consequence = (scope: OwnerScope, payment: PaymentRow, snapshot: Snapshot) => Statement[];

const ofOrder: Consequence = (scope, payment, { orders }) =>
  orderPaidStatements(scope, find(orders, payment.orderId, payment), payment);

const ofTransit: Consequence = (scope, payment, { transit }) =>
  transitPaidStatements(scope, find(transit, payment.orderId, payment), payment);

const ofStorage: Consequence = (scope, payment, { parcels }) =>
  storagePaidStatements(scope, find(parcels, payment.parcelId, payment));

/** The warehouse gets the services, and the order's history tells it. */
const ofServices: Consequence = (scope, payment, { orders }) => {
  const { id: subjectId, tenantId, status } = find(orders, payment.orderId, payment);
  const details = { amount: fromFen(payment.amountFen), text: payment.note };
  const event = { event: 'SERVICE_ASKED', from: status, to: status, details };
  return [
    servicesPaidStatement(scope, payment),
    eventStatement(scope, { tenantId, subject: 'PURCHASE_ORDER', subjectId, ...event }),
  ];
};

/** The changes besides money that each type of payment causes. */
const CONSEQUENCES: Readonly<Record<PaymentType, Consequence>> = {
  PURCHASE: ofOrder,
  PURCHASE_SUPPLEMENT: ofOrder,
  TRANSIT: ofTransit,
  TRANSIT_SUPPLEMENT: ofTransit,
  STORAGE: ofStorage,
  VALUE_ADDED_SERVICE: ofServices,
  LOCAL_DELIVERY: () => [],
};

/**
 * Pays the payments that are still open, of purchase and transit orders alike: moves their money, and
 * gives their orders and parcels the next status, in one transaction (docs/domain.md section 4).
 * Returns all payments as they are afterwards. The caller must have checked the pay password. After a
 * refused batch the payments are read again: if a concurrent call has paid them, that is a success.
 * Throws `PAYMENT_CLOSED` and `INSUFFICIENT_BALANCE`, both with the `paymentNo`, `BALANCE_OWED` if the balance does not
 * cover what the shopper owes, `ACCOUNT_BLOCKED` if the staff blocked the shopper meanwhile, and `CONFLICT` after five refused batches.
 */
export async function settlePayments(
  scope: OwnerScope,
  toSettle: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  await repayOwed(scope);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const snapshot = await readSnapshot(scope, toSettle);
    const { payments: current } = snapshot;
    const closed = current.find((payment) => !isPayable(payment, scope.now) && !isSettled(payment));
    if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
    const unsettled = current.filter((payment) => !isSettled(payment));
    if (unsettled.length === 0) return current;
    const idStatements = madeStatements(
      scope,
      current.map(({ id }) => id),
    );
    const settled = unsettled.flatMap((payment) => settleStatements(scope, payment, snapshot));
    const conditions = [requireActive(scope, scope.userId), requireNothingOwed(scope)];
    const refusal = await commit(scope, [...conditions, ...idStatements, ...settled]);
    if (refusal === 'BALANCE_OWED') throw await balanceOwed(scope);
    if (refusal === 'SHOPPER_STATE') throw new Failure('ACCOUNT_BLOCKED');
    if (refusal === 'OVERDRAFT') throw await insufficientBalance(scope, unsettled);
  }
  throw new Failure('CONFLICT');
}

/**
 * The statements that pay payments of one shopper, for a batch that also credits the money. None if one
 * of them can't be paid. If a concurrent call has changed what was read, the batch fails with one of the
 * guards `PAYMENT_CHANGED`.
 */
export async function settlementOf(
  scope: OwnerScope,
  toSettle: readonly PaymentRow[],
): Promise<Statement[]> {
  const snapshot = await readSnapshot(scope, toSettle);
  if (!snapshot.payments.every((payment) => isPayable(payment, scope.now))) return [];
  return snapshot.payments.flatMap((payment) => settleStatements(scope, payment, snapshot));
}

/**
 * The guards with which a settlement fails if its payment, order, transit order or parcel has changed.
 */
export const PAYMENT_CHANGED = [
  'PAYMENT_STATUS',
  'ORDER_STATUS',
  'TRANSIT_STATUS',
  'PARCEL_STATUS',
] as const satisfies Guard[];

/**
 * The statements that pay a payment. Those with guards come first, so that a refused batch ends early.
 */
function settleStatements(scope: OwnerScope, payment: PaymentRow, snapshot: Snapshot): Statement[] {
  const { db, now: at } = scope;
  const paidIfUnpaid = onlyFrom(payments.status, ['UNPAID'], 'PAID');
  const order = snapshot.orders.find(({ id }) => id === payment.orderId);
  return [
    db
      .update(payments)
      .set({ status: paidIfUnpaid, paidAt: at })
      .where(and(eq(payments.tenantId, payment.tenantId), eq(payments.id, payment.id))),
    ...CONSEQUENCES[payment.type](scope, payment, snapshot),
    ...payTransfer(db, payment, { serviceFeeFen: order?.serviceFeeFen }, at),
  ];
}

function find<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null,
  { paymentNo }: PaymentRow,
): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`the order or parcel of payment ${paymentNo} is missing`);
  return row;
}

/**
 * Reads payments and what they are for. Payments are sorted by id, so that concurrent calls settle
 * them in the same order.
 */
async function readSnapshot(scope: OwnerScope, toSettle: readonly PaymentRow[]): Promise<Snapshot> {
  const { db, tenantId, userId } = scope;
  const ids = toSettle.map(({ id }) => id);
  const orderIds = toSettle.map(({ orderId }) => orderId);
  const parcelIds = toSettle.flatMap(({ parcelId }) => parcelId ?? []);
  const [current, orders, transit, parcels] = await db.batch([
    db
      .select()
      .from(payments)
      .where(
        and(inList(payments.id, ids), eq(payments.tenantId, tenantId), eq(payments.userId, userId)),
      )
      .orderBy(asc(payments.id)),
    selectOwnOrders(scope, orderIds),
    transitsPaidFor(scope, orderIds),
    parcelsPaidFor(scope, parcelIds),
  ]);
  return { payments: current, orders, transit, parcels };
}

/** The failure that names the first payment, by id, for which the balance is too low. */
async function insufficientBalance(
  scope: OwnerScope,
  open: readonly PaymentRow[],
): Promise<Failure> {
  const { availableFen } = await walletOf(scope.db, scope);
  let restFen = availableFen;
  let firstUncovered: PaymentRow | undefined;
  for (const payment of open) {
    restFen -= payment.amountFen;
    if (restFen < 0) firstUncovered ??= payment;
  }
  return new Failure('INSUFFICIENT_BALANCE', {
    paymentNo: firstUncovered?.paymentNo ?? '',
    available: fromFen(availableFen),
    missing: fromFen(Math.max(-restFen, 0)),
  });
}
