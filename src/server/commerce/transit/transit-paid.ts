import { fromFen } from '../../../contract/values/money.ts';
import type { Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import type { PaymentRow } from '../payment/payment-view.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';

/** What paying its freight makes of a transit order; the money is the payment's affair. Throws `ILLEGAL_TRANSITION`. */
export function transitPaidStatements(
  scope: OwnerScope,
  order: TransitOrderRow,
  payment: PaymentRow,
): Statement[] {
  const { tenantId, userId, orderNo, chargeMode } = order;
  const isEstimate = chargeMode === 'PREPAID_ESTIMATE' && payment.type === 'TRANSIT';
  const amount = fromFen(payment.amountFen);
  return [
    ...moveTransitStatements(scope, order, isEstimate ? 'PREPAID' : 'PAID', {
      details: { amount },
      changes: { expiresAt: null },
    }),
    notify(scope.db, { tenantId, userId, at: scope.now }, 'ORDER_PAID', { orderNo, amount }),
  ];
}
