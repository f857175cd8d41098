import { and, eq } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money/money.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import type { RefundableOrder } from '../payment/refundable.ts';
import { refundStatusStatements } from './order-refund-status.ts';
import { orderEvent, type RefundRow } from './records.ts';
import { refundStates } from './refund-states.ts';

/**
 * Rejects or cancels a refund. Writes its history, the order's history, the order's `refundStatus` and
 * the statements in `also` in one transaction. `answer` is the reason for a rejection. Returns the
 * changed refund. Throws `ILLEGAL_TRANSITION`, also if a concurrent call changed the refund first.
 */
export async function moveRefund(
  scope: Scope,
  row: RefundRow,
  order: RefundableOrder,
  move: { event: 'REJECTED' | 'CANCELLED'; answer?: string; also?: Statement[] },
): Promise<RefundRow> {
  const { db, now: at } = scope;
  const { event, answer = '', also = [] } = move;
  const status = refundStates.nextOrFail(row.status, event);
  const details = { amount: fromFen(row.amountFen), ...(answer ? { reason: answer } : {}) };
  await atomically(
    scope,
    [
      db
        .update(refunds)
        .set({
          status: onlyFrom(refunds.status, [row.status], status),
          version: increased(refunds.version),
          answer,
          doneAt: at,
        })
        .where(and(eq(refunds.tenantId, row.tenantId), eq(refunds.id, row.id))),
      eventStatement(scope, {
        tenantId: row.tenantId,
        subject: 'REFUND',
        subjectId: row.id,
        event,
        from: row.status,
        to: status,
        details,
      }),
      orderEvent(scope, order, `REFUND_${event}`, details),
      ...refundStatusStatements(db, order),
      ...also,
    ],
    { REFUND_STATUS: () => illegalTransition(row.status, event) },
  );
  return { ...row, status, answer, doneAt: at };
}
