import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { TicketRow } from '../../../contract/ops/orders/tickets.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { TicketKind, TicketState } from '../../../contract/values/people/ticket-kinds.ts';
import { ticketMessages, tickets } from '../../db/schema/orders/tickets.ts';
import { users } from '../../db/schema/people/users.ts';
import { inList } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import type { TicketRowData } from './ticket-records.ts';

const EXCERPT_LENGTH = 160;

type TicketQuery = {
  state: TicketState;
  /** Id of a member of the staff, `''` for tickets of nobody; undefined for all. */
  assignee: string | undefined;
  kind: TicketKind | '';
  cursor?: string | undefined;
  pageSize: number;
};

/**
 * The order of tickets in a state. Closed tickets, and tickets that wait for the shopper, are listed latest
 * first; all others by how long they have waited, or when they return.
 */
const keysetOf = (state: TicketState): Keyset => ({
  column: tickets.dueAt,
  id: tickets.id,
  descending: state === 'CLOSED' || state === 'WAITING_SHOPPER',
});

/** The tickets of the tenant in a state. `seesShoppers` says whether their names are shown. */
export async function listTickets(
  scope: Scope,
  { state, assignee, kind, cursor, pageSize }: TicketQuery,
  { seesShoppers }: { seesShoppers: boolean },
): Promise<ListPage<TicketRow>> {
  const { db, tenantId } = scope;
  const keyset = keysetOf(state);
  const filter = and(
    eq(tickets.tenantId, tenantId),
    eq(tickets.state, state),
    assignee === undefined ? undefined : eq(tickets.assignee, assignee),
    kind ? eq(tickets.kind, kind) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(tickets)
      .where(and(filter, afterCursor(keyset, cursor)))
      .orderBy(...orderOf(keyset))
      .limit(pageSize + 1),
    cappedCount(scope, tickets, filter),
  ]);
  const page = pageOfRows(rows, pageSize, ({ dueAt, id }) => [dueAt, id] as const);
  const records = await viewTickets(scope, page.rows, { seesShoppers });
  return { records, total, ...(page.next ? { next: page.next } : {}) };
}

/** Tickets in the contract's format: with the names of shopper and assignee, and how they begin. */
export async function viewTickets(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  rows: readonly TicketRowData[],
  { seesShoppers }: { seesShoppers: boolean },
): Promise<TicketRow[]> {
  const { db, tenantId } = scope;
  const [names, shoppers, openings] = await Promise.all([
    staffNames(
      scope,
      rows.map(({ assignee }) => assignee),
    ),
    seesShoppers
      ? db
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(and(eq(users.tenantId, tenantId), inList(users.id, userIds(rows))))
      : [],
    db
      .select({ id: ticketMessages.id, text: ticketMessages.text })
      .from(ticketMessages)
      .where(
        inList(
          ticketMessages.id,
          rows.map(({ id }) => id),
        ),
      ),
  ]);
  const textOf = new Map(openings.map(({ id, text }) => [id, text]));
  const nameOf = new Map(shoppers.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    subjectNo: row.subjectNo,
    shopperId: row.userId,
    shopperName: nameOf.get(row.userId) ?? '',
    assignee: row.assignee,
    assigneeName: names.get(row.assignee) ?? row.assignee,
    excerpt: (textOf.get(row.id) ?? '').slice(0, EXCERPT_LENGTH),
    waitingSince: isoOrNone(row.waitingSince),
    ...(row.state === 'SNOOZED' ? { snoozedUntil: iso(row.dueAt) } : {}),
    createdAt: iso(row.createdAt),
  }));
}

const userIds = (rows: readonly TicketRowData[]) => rows.map(({ userId }) => userId);

/** The messages of a ticket, oldest first, with `condition`. */
export function threadOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  ticketId: string,
  condition?: SQL,
) {
  return db
    .select()
    .from(ticketMessages)
    .where(
      and(eq(ticketMessages.tenantId, tenantId), eq(ticketMessages.ticketId, ticketId), condition),
    )
    .orderBy(asc(ticketMessages.at), asc(ticketMessages.id));
}
