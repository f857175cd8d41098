import { and, asc, count, desc, eq, exists, inArray } from 'drizzle-orm';
import type { Feedback } from '../../../contract/calls/feedback.ts';
import { Failure } from '../../../contract/errors.ts';
import { orderTypeOf } from '../../../contract/values/orders/order-number.ts';
import type { FEEDBACK_KINDS } from '../../../contract/values/people/ticket-kinds.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { ticketMessages, tickets } from '../../db/schema/orders/tickets.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { atomically, inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { type AttemptLimit, countAttempt } from '../identity/attempts.ts';
import { ownOrders } from '../purchase/find-orders.ts';
import { ownTransits } from '../transit/records.ts';
import { replyToTicket } from './answer-ticket.ts';
import { type MessageRow, newTicket, type TicketRowData, tenantTicket } from './ticket-records.ts';

const FEEDBACK_LIMIT: AttemptLimit = { limit: 20, windowSeconds: 86_400 };

/**
 * The shopper's feedback with the replies, newest first. Tickets without a message to or from the shopper
 * are left out.
 */
export async function listFeedback(scope: OwnerScope, page: { pageNo: number; pageSize: number }) {
  const { db, tenantId, userId } = scope;
  const isShown = and(
    eq(ticketMessages.tenantId, tickets.tenantId),
    eq(ticketMessages.ticketId, tickets.id),
    inArray(ticketMessages.kind, ['SHOPPER', 'REPLY']),
  );
  const isOwn = and(
    eq(tickets.tenantId, tenantId),
    eq(tickets.userId, userId),
    exists(db.select({ id: ticketMessages.id }).from(ticketMessages).where(isShown)),
  );
  const { limit, offset } = pageRange(page);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(tickets)
      .where(isOwn)
      .orderBy(desc(tickets.createdAt), desc(tickets.id))
      .limit(limit)
      .offset(offset),
    db.select({ rows: count() }).from(tickets).where(isOwn),
  ]);
  const messages = await shownMessages(scope, rows);
  const records = rows.map((row) =>
    viewFeedback(
      row,
      messages.filter(({ ticketId }) => ticketId === row.id),
    ),
  );
  return pageOf(records, total?.rows ?? 0, page);
}

/**
 * Stores a shopper's feedback as a ticket. Throws `NOT_FOUND` at `orderNo` for an order that is not theirs,
 * and `TOO_MANY_REQUESTS` after twenty in a day.
 */
export async function sendFeedback(
  scope: OwnerScope,
  { kind, text, orderNo }: { kind: (typeof FEEDBACK_KINDS)[number]; text: string; orderNo: string },
): Promise<Feedback> {
  if (orderNo !== '' && !(await hasOrder(scope, orderNo))) {
    throw new Failure('NOT_FOUND', {}, [{ field: 'orderNo', code: 'invalid' }]);
  }
  await countAttempt(scope, `feedback:${scope.userId}`, FEEDBACK_LIMIT);
  const { userId } = scope;
  const opened = { userId, kind, subjectNo: orderNo, text, by: 'SHOPPER' } as const;
  const { ticket, statements } = newTicket(scope, opened);
  await atomically(scope, statements, {});
  return { ...viewFeedback(ticket, []), text };
}

/** The feedback of any of the tenant's shoppers, by id. Throws `NOT_FOUND`. */
export async function getOpsFeedback(scope: Scope, id: string): Promise<Feedback> {
  const ticket = await tenantTicket(scope, id);
  return viewFeedback(ticket, await shownMessages(scope, [ticket]));
}

/** Replies to a shopper's feedback, and notifies the shopper. Throws as `replyToTicket`. */
export async function answerFeedback(
  scope: Scope,
  id: string,
  { answer }: { answer: string },
): Promise<Feedback> {
  await replyToTicket(scope, id, { text: answer, close: false });
  return getOpsFeedback(scope, id);
}

/** The messages of tickets that the shopper may see, oldest first. */
function shownMessages(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  rows: readonly TicketRowData[],
): Promise<MessageRow[]> {
  const ids = rows.map(({ id }) => id);
  return db
    .select()
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.tenantId, tenantId),
        inList(ticketMessages.ticketId, ids),
        inArray(ticketMessages.kind, ['SHOPPER', 'REPLY']),
      ),
    )
    .orderBy(asc(ticketMessages.at), asc(ticketMessages.id));
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

const joined = (messages: readonly MessageRow[]) => messages.map(({ text }) => text).join('\n\n');

function viewFeedback(ticket: TicketRowData, messages: readonly MessageRow[]): Feedback {
  const { id, kind, subjectNo, createdAt } = ticket;
  const replies = messages.filter((message) => message.kind === 'REPLY');
  const last = replies.at(-1)?.at;
  return {
    id,
    kind: kind === 'CLAIM' ? 'COMPLAINT' : kind,
    text: joined(messages.filter((message) => message.kind === 'SHOPPER')),
    orderNo: subjectNo,
    answer: joined(replies),
    createdAt: iso(createdAt),
    answeredAt: last === undefined ? undefined : iso(last),
  };
}
