import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { refundableFen, withoutExtras } from '../payment/refundable.ts';
import { promisedFen, type RefundRow } from '../refund/records.ts';

/**
 * The amount of a refund in fen, besides the order's other refunds: `amount` (CNY) if it is given, else
 * `usualFen`, cut to what is left; without either, all that is left. Throws `NOTHING_TO_REFUND` if nothing is,
 * and `VALIDATION_FAILED` for an `amount` of zero or above what is left.
 */
export function refundFen(
  orderPayments: readonly PaymentRow[],
  otherRefunds: readonly RefundRow[],
  {
    amount,
    usualFen = Number.POSITIVE_INFINITY,
  }: { amount?: string | undefined; usualFen?: number },
): number {
  const leftFen = refundableFen(withoutExtras(orderPayments)) - promisedFen(otherRefunds);
  if (leftFen <= 0) throw new Failure('NOTHING_TO_REFUND', { left: fromFen(0) });
  if (!amount) return Math.min(usualFen, leftFen);
  const fen = toFen(amount);
  if (fen > 0 && fen <= leftFen) return fen;
  const code = fen > leftFen ? 'too_large' : 'too_small';
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code }]);
}
