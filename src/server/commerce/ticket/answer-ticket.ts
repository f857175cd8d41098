import { and, eq, lte, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TicketKind } from '../../../contract/values/people/ticket-kinds.ts';
import { ticketDrafts, tickets } from '../../db/schema/orders/tickets.ts';
import { users } from '../../db/schema/people/users.ts';
import { atomically, increased } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { notify } from '../notice/notify.ts';
import { moveStatement, moveTicket } from './move-ticket.ts';
import { messageStatement, newTicket, tenantTicket } from './ticket-records.ts';

/**
 * Writes to the shopper, who is notified, and removes the writer's draft. A ticket of nobody becomes the
 * writer's. With `close` the ticket is closed. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function replyToTicket(
  scope: Scope,
  id: string,
  { text, close }: { text: string; close: boolean },
): Promise<void> {
  const { db, tenantId, now, staffId = '' } = scope;
  const ticket = await tenantTicket(scope, id);
  const to = { tenantId, userId: ticket.userId, at: now };
  await moveTicket(scope, ticket, {
    event: 'REPLIED',
    changes: { waitingSince: null, assignee: ticket.assignee || staffId },
    also: [
      messageStatement(scope, ticket, { kind: 'REPLY', text }),
      notify(db, to, 'FEEDBACK_ANSWERED', { text }),
      ...(close ? [moveStatement(scope, ticket, { event: 'CLOSED' })] : []),
      db
        .delete(ticketDrafts)
        .where(
          and(
            eq(ticketDrafts.tenantId, tenantId),
            eq(ticketDrafts.ticketId, id),
            eq(ticketDrafts.writtenBy, staffId),
          ),
        ),
    ],
  });
}

/** Adds a note that only the staff see. Throws `NOT_FOUND`. */
export async function noteTicket(scope: Scope, id: string, text: string): Promise<void> {
  const ticket = await tenantTicket(scope, id);
  await atomically(scope, [messageStatement(scope, ticket, { kind: 'NOTE', text })], {});
}

/** Gives a ticket to somebody of the staff, or with `''` to nobody. Throws `NOT_FOUND`. */
export async function assignTicket(scope: Scope, id: string, assignee: string): Promise<void> {
  const { db, tenantId } = scope;
  await tenantTicket(scope, id);
  await atomically(
    scope,
    [
      db
        .update(tickets)
        .set({ assignee, version: increased(tickets.version) })
        .where(and(eq(tickets.tenantId, tenantId), eq(tickets.id, id))),
    ],
    {},
  );
}

/**
 * Puts a ticket aside until a time, in milliseconds since the epoch. Throws `VALIDATION_FAILED` at `until` for
 * a time that is over, `NOT_FOUND` and `ILLEGAL_TRANSITION`.
 */
export async function snoozeTicket(scope: Scope, id: string, until: number): Promise<void> {
  if (!(until > scope.now)) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'until', code: 'too_small' }]);
  }
  const ticket = await tenantTicket(scope, id);
  await moveTicket(scope, ticket, { event: 'SNOOZED', changes: { dueAt: until } });
}

/** Closes a ticket. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function closeTicket(scope: Scope, id: string): Promise<void> {
  const ticket = await tenantTicket(scope, id);
  await moveTicket(scope, ticket, { event: 'CLOSED', changes: { waitingSince: null } });
}

/** Opens a ticket again. Throws `NOT_FOUND` and `ILLEGAL_TRANSITION`. */
export async function reopenTicket(scope: Scope, id: string): Promise<void> {
  const ticket = await tenantTicket(scope, id);
  await moveTicket(scope, ticket, { event: 'REOPENED' });
}

/**
 * Opens a ticket, with a note, for a shopper who called or claims something. It is assigned to the writer.
 * Throws `NOT_FOUND` at `shopperId`. Returns its id.
 */
export async function openTicket(
  scope: Scope,
  opened: { shopperId: string; kind: TicketKind; subjectNo: string; text: string },
): Promise<string> {
  const { db, tenantId } = scope;
  const { shopperId: userId, ...rest } = opened;
  const [shopper] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  if (!shopper) throw new Failure('NOT_FOUND', {}, [{ field: 'shopperId', code: 'invalid' }]);
  const { ticket, statements } = newTicket(scope, { ...rest, userId, by: 'NOTE' });
  await atomically(scope, statements, {});
  return ticket.id;
}

/** Opens the tickets whose time to sleep is over. They wait since they were put aside, or since the shopper wrote. */
async function wakeTickets({ platform, now }: TimerContext): Promise<void> {
  await platform.database
    .update(tickets)
    .set({
      state: 'OPEN',
      dueAt: sql`coalesce(${tickets.waitingSince}, ${tickets.dueAt})`,
      version: increased(tickets.version),
    })
    .where(and(eq(tickets.state, sql.raw("'SNOOZED'")), lte(tickets.dueAt, now)));
}

/** The timer of tickets. */
export const ticketTimers: SubjectTimers = { tickets: wakeTickets };
