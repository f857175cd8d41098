import { and, asc, eq } from 'drizzle-orm';
import type { OrderType } from '../../../contract/values/enums.ts';
import { payments } from '../../db/schema/orders.ts';
import { inList } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { PaymentRow } from './payment-view.ts';

/** The payments of orders of a type, first raised first. */
export function paymentsOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  orderType: OrderType,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.tenantId, tenantId),
        eq(payments.orderType, orderType),
        inList(payments.orderId, orderIds),
      ),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id));
}
