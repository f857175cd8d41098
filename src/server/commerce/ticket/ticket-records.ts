import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type {
  TicketKind,
  TicketMessageKind,
} from '../../../contract/values/people/ticket-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { ticketMessages, tickets } from '../../db/schema/orders/tickets.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

export type TicketRowData = typeof tickets.$inferSelect;
export type MessageRow = typeof ticketMessages.$inferSelect;

/** A ticket of the tenant. Throws `NOT_FOUND`. */
export async function tenantTicket(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<TicketRowData> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.tenantId, tenantId), eq(tickets.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** The statement that adds a message. A reply is mailed, a note never is. */
export function messageStatement(
  { db, now, staffId = '' }: Pick<Scope, 'db' | 'now' | 'staffId'>,
  ticket: Pick<TicketRowData, 'tenantId' | 'id'>,
  message: { kind: TicketMessageKind; text: string; id?: string },
): Statement {
  const { kind, text, id = newId(now) } = message;
  return db.insert(ticketMessages).values({
    id,
    tenantId: ticket.tenantId,
    ticketId: ticket.id,
    kind,
    writtenBy: kind === 'SHOPPER' ? '' : staffId,
    text,
    at: now,
    mailed: kind === 'REPLY',
  });
}

/** A new ticket with its first message, and the statements that store both. It waits from now on. */
export function newTicket(
  scope: Pick<Scope, 'db' | 'now' | 'tenantId' | 'staffId'>,
  opened: {
    userId: string;
    kind: TicketKind;
    subjectNo: string;
    text: string;
    by: 'SHOPPER' | 'NOTE';
  },
): { ticket: TicketRowData; statements: Statement[] } {
  const { db, now, tenantId, staffId = '' } = scope;
  const { userId, kind, subjectNo, text, by } = opened;
  const ticket: TicketRowData = {
    id: newId(now),
    tenantId,
    userId,
    kind,
    subjectNo,
    state: 'OPEN',
    dueAt: now,
    waitingSince: now,
    assignee: by === 'NOTE' ? staffId : '',
    version: 0,
    createdAt: now,
  };
  const statements = [
    db.insert(tickets).values(ticket),
    messageStatement(scope, ticket, { kind: by, text, id: ticket.id }),
  ];
  return { ticket, statements };
}
