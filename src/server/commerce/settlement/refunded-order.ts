import { and, eq, or } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OrderType } from '../../../contract/values/orders/order-statuses.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import type { Scope } from '../base/scope.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { paymentsOf } from '../payment/payments.ts';
import type { RefundableOrder } from '../payment/refundable.ts';
import type { OrderRow } from '../purchase/order-view.ts';
import { purchaseOrderStates } from '../purchase/purchase-order-states.ts';
import type { RefundRow } from '../refund/records.ts';
import { tenantTransit } from '../transit/records.ts';

/** An order of either type with its payments; `purchase` is the row of a purchase order. */
export type RefundedOrder = {
  order: RefundableOrder;
  purchase?: OrderRow;
  orderPayments: PaymentRow[];
};

/** An order of any of the tenant's shoppers, by its type and id or number. Throws `NOT_FOUND`. */
export async function tenantRefunded(
  scope: Scope,
  orderType: OrderType,
  idOrNo: string,
): Promise<RefundedOrder> {
  if (orderType === 'TRANSIT_ORDER') {
    const transit = await tenantTransit(scope, idOrNo);
    const orderPayments = await paymentsOf(scope, orderType, [transit.id]);
    return { order: { ...transit, orderType }, orderPayments };
  }
  const { id, tenantId, orderNo } = purchaseOrders;
  const [purchase] = await scope.db
    .select()
    .from(purchaseOrders)
    .where(and(eq(tenantId, scope.tenantId), or(eq(id, idOrNo), eq(orderNo, idOrNo))));
  if (!purchase) throw new Failure('NOT_FOUND');
  const orderPayments = await paymentsOf(scope, orderType, [purchase.id]);
  return { order: { ...purchase, orderType }, purchase, orderPayments };
}

/** Whether the order can still be cancelled at the shopper's request: our buyer has it, and has not bought it yet. */
const mayBeCancelled = ({ purchase }: Pick<RefundedOrder, 'purchase'>): boolean =>
  purchase !== undefined &&
  purchaseOrderStates.next(purchase.status, 'CANCEL_APPROVED') !== undefined;

/**
 * Whether a refund is an undecided request to cancel its order: that is granted as a whole, not agreed to. A claim that
 * was made before the order had to be bought again has another reason.
 */
export const asksToCancel = (
  { status, reason }: Pick<RefundRow, 'status' | 'reason'>,
  found: RefundedOrder,
): boolean => status === 'REQUESTED' && reason === 'USER_CANCELLED' && mayBeCancelled(found);
