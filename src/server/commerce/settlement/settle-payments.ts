import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money.ts';
import type { PaymentType } from '../../../contract/values/money-kinds.ts';
import { payments } from '../../db/schema/payments.ts';
import { commit, type Guard, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import { madeStatements } from '../base/idempotency.ts';
import type { OwnerScope } from '../base/scope.ts';
import { walletOf } from '../ledger/ledger.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { payTransfer } from '../payment/payment-postings.ts';
import { isPayable, isSettled, type PaymentRow } from '../payment/payments.ts';
import { orderPaidStatements, selectOwnOrders } from '../purchase/order-paid.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import type { TransitOrderRow } from '../transit/move-transit.ts';
import { transitPaidStatements, transitsPaidFor } from '../transit/transit-paid.ts';
import { parcelsPaidFor, storagePaidStatements } from '../warehouse/storage.ts';

/** How often a commit is tried. Of concurrent calls that change the same payments, one succeeds each time. */
const ROUNDS = 5;

/** Payments, and the orders and parcels that they are for, read in one transaction. */
type Read = {
  current: PaymentRow[];
  orders: OrderRow[];
  transit: TransitOrderRow[];
  parcels: ParcelRow[];
};

type Consequence = (scope: OwnerScope, payment: PaymentRow, read: Read) => Statement[];

const ofOrder: Consequence = (scope, payment, { orders }) =>
  orderPaidStatements(scope, find(orders, payment.orderId, payment), payment);

const ofTransit: Consequence = (scope, payment, { transit }) =>
  transitPaidStatements(scope, find(transit, payment.orderId, payment), payment);

const ofStorage: Consequence = (scope, payment, { parcels }) =>
  storagePaidStatements(scope, find(parcels, payment.parcelId, payment));

/** What each type of payment changes besides money. */
const CONSEQUENCES: Readonly<Record<PaymentType, Consequence>> = {
  PURCHASE: ofOrder,
  PURCHASE_SUPPLEMENT: ofOrder,
  TRANSIT: ofTransit,
  TRANSIT_SUPPLEMENT: ofTransit,
  STORAGE: ofStorage,
  VALUE_ADDED_SERVICE: () => [],
  LOCAL_DELIVERY: () => [],
};

/**
 * Moves the money of the payments that are still open, of purchase and transit orders alike, in one
 * transaction with the next status of their orders and parcels. Returns all payments as they are
 * afterwards. The caller has checked the pay password. After a refused batch the payments are read again: a
 * concurrent call may have paid them, which is success, or closed one. Throws `PAYMENT_CLOSED` and
 * `INSUFFICIENT_BALANCE`, both with the `paymentNo`, and `CONFLICT` after five refused batches.
 * docs/domain.md section 4.
 */
export async function settlePayments(
  scope: OwnerScope,
  wanted: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  for (let round = 0; round < ROUNDS; round++) {
    const read = await readTogether(scope, wanted);
    const { current } = read;
    const closed = current.find((payment) => !isPayable(payment, scope.now) && !isSettled(payment));
    if (closed) throw new Failure('PAYMENT_CLOSED', { paymentNo: closed.paymentNo });
    const open = current.filter((payment) => !isSettled(payment));
    if (open.length === 0) return current;
    const made = madeStatements(
      scope,
      current.map(({ id }) => id),
    );
    const settled = open.flatMap((payment) => settleStatements(scope, payment, read));
    const refusal = await commit(scope.db, [...made, ...settled]);
    if (refusal === 'OVERDRAFT') throw await insufficientBalance(scope, open);
  }
  throw new Failure('CONFLICT');
}

/**
 * The statements that settle payments of one shopper, for a batch that also brings the money. None if one
 * of them can't be paid. The guards of `PAYMENT_CHANGED` refuse the batch if a concurrent call has
 * changed what was read.
 */
export async function settlementOf(
  scope: OwnerScope,
  wanted: readonly PaymentRow[],
): Promise<Statement[]> {
  const read = await readTogether(scope, wanted);
  if (!read.current.every((payment) => isPayable(payment, scope.now))) return [];
  return read.current.flatMap((payment) => settleStatements(scope, payment, read));
}

/** The guards by which a settlement is refused: its payment, order, transit order or parcel is another by now. */
export const PAYMENT_CHANGED = [
  'PAYMENT_STATUS',
  'ORDER_STATUS',
  'TRANSIT_STATUS',
  'PARCEL_STATUS',
] as const satisfies Guard[];

/**
 * The statements that settle a payment. The guards come first, so that a refused batch ends at its
 * first statements.
 */
function settleStatements(scope: OwnerScope, payment: PaymentRow, read: Read): Statement[] {
  const { db, now: at } = scope;
  const stillOpen = onlyFrom(payments.status, ['UNPAID'], 'PAID');
  const order = read.orders.find(({ id }) => id === payment.orderId);
  return [
    db.update(payments).set({ status: stillOpen, paidAt: at }).where(eq(payments.id, payment.id)),
    ...CONSEQUENCES[payment.type](scope, payment, read),
    ...payTransfer(db, payment, { serviceFeeFen: order?.serviceFeeFen }, at),
  ];
}

function find<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null,
  { paymentNo }: PaymentRow,
): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`payment ${paymentNo} is for nothing`);
  return row;
}

/**
 * Reads payments and what they are for. Payments are sorted by id, so that concurrent calls settle
 * them in the same order.
 */
async function readTogether(scope: OwnerScope, wanted: readonly PaymentRow[]): Promise<Read> {
  const { db, tenantId, userId } = scope;
  const ids = wanted.map(({ id }) => id);
  const orderIds = wanted.map(({ orderId }) => orderId);
  const parcelIds = wanted.flatMap(({ parcelId }) => parcelId ?? []);
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
  return { current, orders, transit, parcels };
}

/** The failure that names the first payment, by id, for which the balance is too low. */
async function insufficientBalance(
  scope: OwnerScope,
  open: readonly PaymentRow[],
): Promise<Failure> {
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
