import type { Statement } from '../atomically.ts';
import { raisePayment } from '../payment/raise-payment.ts';
import type { Acting } from '../scope.ts';
import type { TransitOrderRow } from './move-transit.ts';

/** How long freight may be paid. */
const PAYMENT_OPEN_MS = 10 * 24 * 3_600_000;

type Payer = Pick<TransitOrderRow, 'id' | 'tenantId' | 'userId' | 'orderNo'>;

/** Asks for the freight, and says until when. */
export function freightDue(
  acting: Acting,
  order: Payer,
  amountFen: number,
): { expiresAt: number; statement: Statement } {
  const expiresAt = acting.now + PAYMENT_OPEN_MS;
  const to = { ...order, orderType: 'TRANSIT_ORDER' as const };
  const { statement } = raisePayment(acting, { order: to, type: 'TRANSIT', amountFen, expiresAt });
  return { expiresAt, statement };
}

/** Asks for what the prepaid estimate lacked. It stays open: a packed and partly paid order is not closed. */
export function supplementDue(acting: Acting, order: Payer, amountFen: number): Statement {
  const to = { ...order, orderType: 'TRANSIT_ORDER' as const };
  return raisePayment(acting, { order: to, type: 'TRANSIT_SUPPLEMENT', amountFen }).statement;
}
