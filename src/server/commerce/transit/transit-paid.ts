import { fromFen } from '../../../contract/values/money/money.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { inList, type Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { moveTransitStatements, type TransitOrderRow } from './move-transit.ts';
import { ownTransits } from './records.ts';

/** The query for the caller's transit orders with these ids, for a batch. */
export function transitsPaidFor(scope: OwnerScope, ids: readonly string[]) {
  return scope.db
    .select()
    .from(transitOrders)
    .where(ownTransits(scope, inList(transitOrders.id, ids)));
}

/**
 * Updates a transit order whose freight is paid (docs/domain.md section 1.4); settlement moves the
 * money. Throws `ILLEGAL_TRANSITION`.
 */
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
