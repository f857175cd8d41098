import { fromFen } from '../../../contract/values/money/money.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { inList, type Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import type { PaymentRow } from '../payment/payments.ts';
import { ownOrders } from './find-orders.ts';
import { moveOrderStatements } from './move-order.ts';
import type { OrderRow } from './order-view.ts';

/** The query for the caller's orders with these ids, for a batch. */
export function selectOwnOrders(scope: OwnerScope, ids: readonly string[]) {
  return scope.db
    .select()
    .from(purchaseOrders)
    .where(ownOrders(scope, inList(purchaseOrders.id, ids)));
}

/**
 * The statements that update an order whose first payment or supplement is paid (docs/domain.md
 * section 1.2). They do not move the money; settlement does. Throws `ILLEGAL_TRANSITION`.
 */
export function orderPaidStatements(
  scope: OwnerScope,
  order: OrderRow,
  { amountFen }: PaymentRow,
): Statement[] {
  const { db, now: at } = scope;
  const { tenantId, userId, orderNo } = order;
  const amount = fromFen(amountFen);
  return [
    ...moveOrderStatements(scope, order, 'PAID', { details: { amount } }),
    notify(db, { tenantId, userId, at }, 'ORDER_PAID', { orderNo, amount }),
  ];
}
