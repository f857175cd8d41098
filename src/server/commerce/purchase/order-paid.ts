import { fromFen } from '../../../contract/values/money.ts';
import type { Statement } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { notify } from '../notice/notify.ts';
import type { PaymentRow } from '../payment/payment-view.ts';
import { moveOrderStatements } from './move-order.ts';
import type { OrderRow } from './order-view.ts';

/** What paying an order, or its supplement, makes of it; the money is the payment's affair. Throws `ILLEGAL_TRANSITION`. */
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
