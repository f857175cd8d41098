import { asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { PayableType } from '../../../contract/values/orders/order-statuses.ts';
import { payments } from '../../db/schema/money/payments.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { ownPayments, type PaymentsTotal, viewPaymentsTotal } from '../payment/payments.ts';
import { closeOverdue } from './close-overdue.ts';

/** How many payments are returned: far more than a shopper has. */
const MAX_UNPAID = 1000;

/**
 * The caller's open payments, the oldest first: of all orders, of orders of a type, of one order,
 * or those with these numbers.
 */
export async function listUnpaid(
  scope: OwnerScope,
  query: { orderType?: PayableType; orderNo?: string; paymentNos?: readonly string[] },
): Promise<PaymentsTotal> {
  await closeOverdue(scope);
  const { orderType, orderNo, paymentNos } = query;
  const rows = await scope.db
    .select()
    .from(payments)
    .where(
      ownPayments(
        scope,
        eq(payments.status, 'UNPAID'),
        or(isNull(payments.expiresAt), gt(payments.expiresAt, scope.now)),
        orderType && eq(payments.orderType, orderType),
        orderNo ? eq(payments.orderNo, orderNo) : undefined,
        paymentNos && inList(payments.paymentNo, paymentNos),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(MAX_UNPAID);
  return viewPaymentsTotal(rows);
}
