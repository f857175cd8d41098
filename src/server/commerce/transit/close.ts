import type { TransitOrder } from '../../../contract/calls/transit.ts';
import { untilCommitted } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { paymentsOf } from '../payment/payments.ts';
import { closeStatements } from './closing.ts';
import { getTransitOrder } from './orders.ts';
import { findTransit } from './records.ts';

/**
 * Cancels a transit order that is not being packed yet, or whose freight is not fully paid; what was
 * prepaid is refunded. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function closeTransitOrder(scope: OwnerScope, idOrNo: string): Promise<TransitOrder> {
  await untilCommitted(scope, async () => {
    const order = await findTransit(scope, idOrNo);
    const orderPayments = await paymentsOf(scope, 'TRANSIT_ORDER', [order.id]);
    return closeStatements(scope, order, orderPayments, 'CLOSED');
  });
  return getTransitOrder(scope, idOrNo);
}
