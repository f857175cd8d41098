import { and, eq } from 'drizzle-orm';
import type { OpsTicket } from '../../../contract/ops/orders/tickets.ts';
import type { TicketAction } from '../../../contract/values/people/ticket-kinds.ts';
import { ticketDrafts } from '../../db/schema/orders/tickets.ts';
import { users } from '../../db/schema/people/users.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { threadOf, viewTickets } from './list-tickets.ts';
import { type TicketRowData, tenantTicket } from './ticket-records.ts';
import { ticketStates } from './ticket-states.ts';
import { viewersOf } from './viewers.ts';

export type TicketViewer = { seesShoppers: boolean; mayAct: boolean };

/** A ticket with its messages, as a member of the staff sees it. Throws `NOT_FOUND`. */
export async function getTicket(
  scope: Scope,
  id: string,
  viewer: TicketViewer,
): Promise<OpsTicket> {
  const ticket = await tenantTicket(scope, id);
  const [[row], messages, language, draft, viewers] = await Promise.all([
    viewTickets(scope, [ticket], viewer),
    threadOf(scope, id),
    languageOf(scope, ticket.userId),
    draftOf(scope, id),
    viewersOf(scope, id),
  ]);
  const names = await staffNames(
    scope,
    messages.map(({ writtenBy }) => writtenBy),
  );
  return {
    ...(row as OpsTicket),
    language,
    messages: messages.map(({ id: messageId, kind, writtenBy, text, at, mailed }) => ({
      id: messageId,
      kind,
      author: names.get(writtenBy) ?? writtenBy,
      text,
      at: iso(at),
      mailed,
    })),
    draft,
    viewers,
    actions: viewer.mayAct ? actionsOf(ticket, scope.staffId) : [],
    version: ticket.version,
  };
}

function actionsOf({ state, assignee }: TicketRowData, staffId: string | undefined) {
  const can = (event: 'SNOOZED' | 'CLOSED' | 'REOPENED') => ticketStates.next(state, event);
  const actions: (TicketAction | false)[] = [
    'REPLY',
    'NOTE',
    assignee !== staffId && 'TAKE',
    assignee === staffId && 'RELEASE',
    can('SNOOZED') !== undefined && 'SNOOZE',
    can('CLOSED') !== undefined && 'CLOSE',
    can('REOPENED') !== undefined && 'REOPEN',
  ];
  return actions.filter((action) => action !== false);
}

/** The language of a shopper of the tenant. */
async function languageOf({ db, tenantId, tenant }: Scope, userId: string) {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return user?.language ?? tenant.defaultLanguage;
}

/** The caller's draft of a reply to a ticket; empty if there is none. */
export async function draftOf(
  { db, tenantId, staffId = '' }: Scope,
  ticketId: string,
): Promise<string> {
  const [draft] = await db
    .select({ text: ticketDrafts.text })
    .from(ticketDrafts)
    .where(
      and(
        eq(ticketDrafts.tenantId, tenantId),
        eq(ticketDrafts.ticketId, ticketId),
        eq(ticketDrafts.writtenBy, staffId),
      ),
    );
  return draft?.text ?? '';
}
