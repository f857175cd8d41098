import { and, asc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money.ts';
import { payments, purchaseOrders } from '../../db/schema/orders.ts';
import { purchaseParcels } from '../../db/schema/parcels.ts';
import { transitOrders } from '../../db/schema/transit.ts';
import { commit, inList, onlyFrom, type Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { storagePaidStatements } from '../parcel/storage.ts';
import { ownOrders } from '../purchase/find-orders.ts';
import { orderPaidStatements } from '../purchase/order-paid.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import type { TransitOrderRow } from '../transit/records.ts';
import { transitPaidStatements } from '../transit/transit-paid.ts';
import { walletOf } from '../wallet/ledger.ts';
import { payTransfer } from './payment-postings.ts';
import type { PaymentRow } from './payment-view.ts';

/** Rounds against calls that change the same payments at the same time; each round one of them wins. */
const ROUNDS = 5;

/** Payments with what they are for, all as of one moment. */
type Read = {
  current: PaymentRow[];
  orders: OrderRow[];
  transit: TransitOrderRow[];
  parcels: ParcelRow[];
};

/** Whether paying it again answers as the first time did. */
export function isSettled({ status }: PaymentRow): boolean {
  return status === 'PAID' || status === 'PARTIALLY_REFUNDED';
}

/** Whether it waits to be paid. */
export function isPayable({ status, expiresAt }: PaymentRow, now: number): boolean {
  return status === 'UNPAID' && (expiresAt === null || expiresAt > now);
}

/**
 * Moves the money of the payments that are still open, of purchase and transit orders alike, in one
 * transaction with the next status of what they are for, and answers all of them as they are then.
 * The pay password is the caller's affair. A refused batch wrote nothing, so the payments are read
 * again: another call may have paid them, which is success, or closed one. Throws `PAYMENT_CLOSED`
 * and `INSUFFICIENT_BALANCE`, both with the `paymentNo`.
 */
export async function settle(
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
    const statements = open.flatMap((payment) => settleStatements(scope, payment, read));
    const refusal = await commit(scope.db, statements);
    if (refusal === 'OVERDRAFT') throw await insufficient(scope, open);
  }
  throw new Failure('CONFLICT');
}

/** The guards come first: a refused batch then ends at its first statements. */
function settleStatements(scope: OwnerScope, payment: PaymentRow, read: Read): Statement[] {
  const { db, now: at } = scope;
  const stillOpen = onlyFrom(payments.status, ['UNPAID'], 'PAID');
  const order = read.orders.find(({ id }) => id === payment.orderId);
  return [
    db.update(payments).set({ status: stillOpen, paidAt: at }).where(eq(payments.id, payment.id)),
    ...consequences(scope, payment, read),
    ...payTransfer(db, payment, { serviceFeeFen: order?.serviceFeeFen }, at),
  ];
}

/** What a payment moves besides money. */
function consequences(scope: OwnerScope, payment: PaymentRow, read: Read): Statement[] {
  const { paymentNo, orderId, parcelId } = payment;
  switch (payment.type) {
    case 'PURCHASE':
    case 'PURCHASE_SUPPLEMENT':
      return orderPaidStatements(scope, find(read.orders, orderId, paymentNo), payment);
    case 'TRANSIT':
    case 'TRANSIT_SUPPLEMENT':
      return transitPaidStatements(scope, find(read.transit, orderId, paymentNo), payment);
    case 'STORAGE':
      return storagePaidStatements(scope, find(read.parcels, parcelId, paymentNo), payment);
    case 'VALUE_ADDED_SERVICE':
    case 'LOCAL_DELIVERY':
      return [];
  }
}

function find<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | null,
  paymentNo: string,
): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`payment ${paymentNo} is for nothing`);
  return row;
}

/** The payments in the order of ids, so that calls over the same ones meet in the same order. */
async function readTogether(scope: OwnerScope, wanted: readonly PaymentRow[]): Promise<Read> {
  const orderIds = wanted.map(({ orderId }) => orderId);
  const parcelIds = wanted.flatMap(({ parcelId }) => parcelId ?? []);
  const { db, tenantId, userId } = scope;
  const own = (table: typeof payments | typeof transitOrders | typeof purchaseParcels) =>
    and(eq(table.tenantId, tenantId), eq(table.userId, userId));
  const [current, orders, transit, parcels] = await db.batch([
    db
      .select()
      .from(payments)
      .where(
        and(
          inList(
            payments.id,
            wanted.map(({ id }) => id),
          ),
          own(payments),
        ),
      )
      .orderBy(asc(payments.id)),
    db
      .select()
      .from(purchaseOrders)
      .where(ownOrders(scope, inList(purchaseOrders.id, orderIds))),
    db
      .select()
      .from(transitOrders)
      .where(and(inList(transitOrders.id, orderIds), own(transitOrders))),
    db
      .select()
      .from(purchaseParcels)
      .where(and(inList(purchaseParcels.id, parcelIds), own(purchaseParcels))),
  ]);
  return { current, orders, transit, parcels };
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
