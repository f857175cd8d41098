import { and, eq, sql } from 'drizzle-orm';
import { tickets } from '../../db/schema/orders/tickets.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import type { TicketRowData } from './ticket-records.ts';
import { type TicketEvent, ticketStates } from './ticket-states.ts';

type Move = {
  event: TicketEvent;
  /** Other columns that change with the state. */
  changes?: Partial<Pick<TicketRowData, 'dueAt' | 'waitingSince' | 'assignee'>>;
  also?: Statement[];
};

/** The statement that writes an event of a ticket, for any state in which the event is allowed. */
export function moveStatement(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { tenantId, id }: Pick<TicketRowData, 'tenantId' | 'id'>,
  { event, changes = {} }: Omit<Move, 'also'>,
): Statement {
  const from = ticketStates.from(event);
  const [first] = from;
  const to = first && ticketStates.nextOrFail(first, event);
  return db
    .update(tickets)
    .set({
      state: to ? onlyFrom(tickets.state, from, to) : sql`null`,
      version: increased(tickets.version),
      dueAt: now,
      ...changes,
    })
    .where(and(eq(tickets.tenantId, tenantId), eq(tickets.id, id)));
}

/**
 * Moves a ticket, together with the statements in `also`. Throws `ILLEGAL_TRANSITION`, also if a concurrent
 * call changed the state first.
 */
export async function moveTicket(
  scope: Scope,
  ticket: TicketRowData,
  { also = [], ...move }: Move,
): Promise<void> {
  ticketStates.nextOrFail(ticket.state, move.event);
  await atomically(scope, [moveStatement(scope, ticket, move), ...also], {
    TICKET_STATE: () => illegalTransition(ticket.state, move.event),
  });
}
