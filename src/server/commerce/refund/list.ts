import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { REFUND_TABS, type RefundTab } from '../../../contract/calls/refunds.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { viewRefund } from './records.ts';

/** The shopper's refunds of a tab, newest first: of all orders, or of the order with the number `orderNo`. */
export async function listRefunds(
  scope: OwnerScope,
  query: { tab: RefundTab; orderNo?: string; pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageRange(query);
  const { tab, orderNo } = query;
  const condition = and(
    eq(refunds.tenantId, scope.tenantId),
    eq(refunds.userId, scope.userId),
    tab === 'all' ? undefined : inArray(refunds.status, [...REFUND_TABS[tab]]),
    orderNo ? eq(refunds.orderNo, orderNo) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    scope.db
      .select()
      .from(refunds)
      .where(condition)
      .orderBy(desc(refunds.createdAt), desc(refunds.id))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(refunds).where(condition),
  ]);
  return pageOf(rows.map(viewRefund), total?.rows ?? 0, query);
}
