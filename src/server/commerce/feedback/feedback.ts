import { and, count, desc, eq } from 'drizzle-orm';
import type { Feedback } from '../../../contract/calls/feedback.ts';
import { Failure } from '../../../contract/errors.ts';
import { orderTypeOf } from '../../../contract/values/order-number.ts';
import { newId } from '../../crypto/random.ts';
import { purchaseOrders } from '../../db/schema/orders.ts';
import { transitOrders } from '../../db/schema/transit.ts';
import { feedback } from '../../db/schema/users.ts';
import { commit } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { type AttemptLimit, countAttempt } from '../identity/attempts.ts';
import { notify } from '../notice/notify.ts';
import { ownOrders } from '../purchase/find-orders.ts';
import { ownTransits } from '../transit/records.ts';

type Row = typeof feedback.$inferSelect;

const FEEDBACK_LIMIT: AttemptLimit = { limit: 20, windowSeconds: 86_400 };

/** The shopper's feedback with the answers, newest first. */
export async function listFeedback(scope: OwnerScope, page: { pageNo: number; pageSize: number }) {
  const { db, tenantId, userId } = scope;
  const isOwn = and(eq(feedback.tenantId, tenantId), eq(feedback.userId, userId));
  const { limit, offset } = pageRange(page);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(feedback)
      .where(isOwn)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(limit)
      .offset(offset),
    db.select({ rows: count() }).from(feedback).where(isOwn),
  ]);
  return pageOf(rows.map(viewFeedback), total?.rows ?? 0, page);
}

/**
 * Stores a shopper's feedback. Throws `NOT_FOUND` at `orderNo` for an order that is not theirs,
 * and `TOO_MANY_REQUESTS` after twenty in a day.
 */
export async function sendFeedback(
  scope: OwnerScope,
  { kind, text, orderNo }: Pick<Row, 'kind' | 'text' | 'orderNo'>,
): Promise<Feedback> {
  if (orderNo !== '' && !(await hasOrder(scope, orderNo))) {
    throw new Failure('NOT_FOUND', {}, [{ field: 'orderNo', code: 'invalid' }]);
  }
  await countAttempt(scope, `feedback:${scope.userId}`, FEEDBACK_LIMIT);
  const { db, tenantId, userId, now } = scope;
  const row: Row = {
    id: newId(now),
    tenantId,
    userId,
    kind,
    text,
    orderNo,
    answer: '',
    createdAt: now,
    version: 0,
    answeredAt: null,
  };
  await db.insert(feedback).values(row);
  return viewFeedback(row);
}

/** The feedback of any of the tenant's shoppers, by id. Throws `NOT_FOUND`. */
export async function getOpsFeedback(scope: Scope, id: string): Promise<Feedback> {
  return viewFeedback(await tenantFeedback(scope, id));
}

/**
 * Answers a shopper's feedback, or replaces the earlier answer, and notifies the shopper. Throws
 * `NOT_FOUND`.
 */
export async function answerFeedback(
  scope: Scope,
  id: string,
  { answer }: { answer: string },
): Promise<Feedback> {
  const { db, tenantId, now } = scope;
  const row = await tenantFeedback(scope, id);
  const to = { tenantId, userId: row.userId, at: now };
  await commit(scope, [
    db.update(feedback).set({ answer, answeredAt: now }).where(eq(feedback.id, row.id)),
    notify(db, to, 'FEEDBACK_ANSWERED', { text: answer }),
  ]);
  return viewFeedback({ ...row, answer, answeredAt: now });
}

async function tenantFeedback({ db, tenantId }: Scope, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.id, id), eq(feedback.tenantId, tenantId)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** Whether a number is that of one of the shopper's purchase or transit orders. */
async function hasOrder(scope: OwnerScope, orderNo: string): Promise<boolean> {
  const { db } = scope;
  const found =
    orderTypeOf(orderNo) === 'TRANSIT_ORDER'
      ? await db
          .select({ id: transitOrders.id })
          .from(transitOrders)
          .where(ownTransits(scope, eq(transitOrders.orderNo, orderNo)))
      : await db
          .select({ id: purchaseOrders.id })
          .from(purchaseOrders)
          .where(ownOrders(scope, eq(purchaseOrders.orderNo, orderNo)));
  return found.length > 0;
}

function viewFeedback({ id, kind, text, orderNo, answer, createdAt, answeredAt }: Row): Feedback {
  return {
    id,
    kind,
    text,
    orderNo,
    answer,
    createdAt: iso(createdAt),
    answeredAt: isoOrNone(answeredAt),
  };
}
