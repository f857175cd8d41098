import type { Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import { type NewPayment, raisePayment } from '../payment/raise-payment.ts';
import type { TransitOrderRow } from './move-transit.ts';

/** How long freight can be paid. After that the order is closed and its parcels go back to the shelf. */
const PAYMENT_OPEN_MS = 10 * 24 * 3_600_000;

type Payer = Pick<TransitOrderRow, 'id' | 'tenantId' | 'userId' | 'orderNo'>;

/**
 * Opens the payment of the freight, or of the part that a prepaid estimate did not cover.
 * Returns when the payment expires, and the statement that creates it.
 */
export function freightDue(
  acting: Acting,
  order: Payer,
  due: Pick<NewPayment, 'amountFen' | 'rate'> & { type: 'TRANSIT' | 'TRANSIT_SUPPLEMENT' },
): { expiresAt: number; statement: Statement } {
  const expiresAt = acting.now + PAYMENT_OPEN_MS;
  const to = { ...order, orderType: 'TRANSIT_ORDER' as const };
  const { statement } = raisePayment(acting, { ...due, order: to, expiresAt });
  return { expiresAt, statement };
}
