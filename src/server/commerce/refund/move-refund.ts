import { and, eq, type SQL } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money/money.ts';
import { refunds } from '../../db/schema/orders/refunds.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Acting, Scope } from '../base/scope.ts';
import type { RefundableOrder } from '../payment/refundable.ts';
import { refundStatusStatements } from './order-refund-status.ts';
import { orderEvent, type RefundRow } from './records.ts';
import { type RefundEvent, refundStates } from './refund-states.ts';

/**
 * Rejects or cancels a refund. Writes its history, the order's history, the order's `refundStatus` and
 * the statements in `also` in one transaction. `answer` is the reason for a rejection. Returns the
 * changed refund. Throws `ILLEGAL_TRANSITION`, also if a concurrent call changed the refund first.
 */
export async function endRefund(
  scope: Scope,
  row: RefundRow,
  order: RefundableOrder,
  move: { event: 'REJECTED' | 'CANCELLED'; answer?: string; also?: Statement[] },
): Promise<RefundRow> {
  const { event, answer, also = [] } = move;
  const details = { amount: fromFen(row.amountFen), ...(answer ? { reason: answer } : {}) };
  const changes = { doneAt: scope.now, ...(answer ? { answer } : {}) };
  const { moved, statements } = moveRefundStatements(scope, row, { event, changes, details });
  await atomically(
    scope,
    [
      ...statements,
      orderEvent(scope, order, `REFUND_${event}`, details),
      ...refundStatusStatements(scope.db, order),
      ...also,
    ],
    { REFUND_STATUS: () => illegalTransition(row.status, event) },
  );
  return moved;
}

/** What changes with a refund's status. */
type RefundChanges = Partial<
  Pick<RefundRow, 'amountFen' | 'agreedAt' | 'payBy' | 'answer' | 'answeredAt' | 'doneAt'>
>;

/**
 * The statements that move a refund to its next status and write the event, for the batch of a greater change, and the
 * changed refund. They fail with the guard `REFUND_STATUS` if a concurrent call moved it first, or `condition` does not
 * hold. Throws `ILLEGAL_TRANSITION`.
 */
export function moveRefundStatements(
  acting: Acting,
  row: RefundRow,
  {
    event,
    changes,
    details,
    condition,
  }: {
    event: RefundEvent;
    changes: RefundChanges;
    details?: Record<string, string>;
    condition?: SQL;
  },
): { moved: RefundRow; statements: Statement[] } {
  const { id, tenantId, status: from } = row;
  const status = refundStates.nextOrFail(from, event);
  return {
    moved: { ...row, ...changes, status, version: row.version + 1 },
    statements: [
      acting.db
        .update(refunds)
        .set({
          ...changes,
          status: onlyFrom(refunds.status, [from], status, condition),
          version: increased(refunds.version),
        })
        .where(and(eq(refunds.tenantId, tenantId), eq(refunds.id, id))),
      eventStatement(acting, {
        ...{ tenantId, subject: 'REFUND', subjectId: id, event, from, to: status },
        details,
      }),
    ],
  };
}
