import type { PaymentType } from '../../../contract/values/money/money-kinds.ts';
import type { PayableType } from '../../../contract/values/orders/order-statuses.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { payments } from '../../db/schema/money/payments.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { RateSnapshot } from '../rates/exchange-rates.ts';

export type NewPayment = {
  /**
   * The object of the payment: an order. For a parcel's storage it is the parcel's order, or the parcel if
   * it has none.
   */
  order: {
    id: string;
    tenantId: string;
    userId: string;
    orderNo: string;
    orderType: PayableType;
  };
  type: PaymentType;
  amountFen: number;
  /** Why the payment is due, if its type does not tell. */
  note?: string;
  /** The parcel whose storage is paid. */
  parcelId?: string;
  /** Milliseconds since the epoch; without it the payment stays open until it is paid or cancelled. */
  expiresAt?: number;
  /**
   * Today's rate, for a payment that is opened after the order was placed; without it the order's
   * rate applies.
   */
  rate?: RateSnapshot;
};

/**
 * A new payment: its number, and the statement that opens it, for the batch of the change that needs
 * it.
 */
export function raisePayment(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { order, type, amountFen, note, parcelId, expiresAt, rate }: NewPayment,
): { paymentNo: string; statement: Statement } {
  const paymentNo = newNumber('Y', now);
  const { id: orderId, tenantId, userId, orderNo, orderType } = order;
  const statement = db.insert(payments).values({
    id: newId(now),
    tenantId,
    userId,
    paymentNo,
    type,
    orderType,
    orderId,
    orderNo,
    parcelId,
    note,
    amountFen,
    status: 'UNPAID',
    createdAt: now,
    expiresAt,
    ...rate,
  });
  return { paymentNo, statement };
}
