import { and, eq } from 'drizzle-orm';
import type { Refund } from '../../../contract/calls/refunds.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { viewRefund } from '../../commerce/refund/records.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { proposalRow } from './proposal-rows.ts';

/** The refund that an act on an order has made: of the same time, in the same transaction. Throws `NOT_FOUND`. */
export async function refundMadeBy(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  actId: string,
): Promise<Refund> {
  const { subjectId, madeAt } = await proposalRow(scope, actId);
  const [row] = await scope.db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.tenantId, scope.tenantId),
        eq(refunds.orderId, subjectId),
        eq(refunds.createdAt, madeAt),
        eq(refunds.status, 'SUCCEEDED'),
      ),
    );
  if (!row) throw new Failure('NOT_FOUND');
  return viewRefund(row);
}
