import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { ticketViewers } from '../../db/schema/orders/tickets.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';

/** Somebody who opened a ticket within this time is probably still looking at it. */
const LOOKING_MS = 5 * 60_000;

/** Notes that the caller looks at a ticket of the tenant. The caller must have found the ticket. */
export async function noteViewer(
  { db, tenantId, now: at, staffId: viewedBy = '' }: Scope,
  ticketId: string,
): Promise<void> {
  const { tenantId: tenant, ticketId: ticket, viewedBy: person } = ticketViewers;
  await db
    .insert(ticketViewers)
    .values({ tenantId, ticketId, viewedBy, at })
    .onConflictDoUpdate({ target: [tenant, ticket, person], set: { at } });
}

/** The others of the staff who look at a ticket now, the last first. */
export async function viewersOf(
  scope: Pick<Scope, 'db' | 'tenantId' | 'now' | 'staffId'>,
  ticketId: string,
): Promise<{ name: string; at: string }[]> {
  const { db, tenantId, now, staffId = '' } = scope;
  const rows = await db
    .select({ viewedBy: ticketViewers.viewedBy, at: ticketViewers.at })
    .from(ticketViewers)
    .where(
      and(
        eq(ticketViewers.tenantId, tenantId),
        eq(ticketViewers.ticketId, ticketId),
        ne(ticketViewers.viewedBy, staffId),
        gt(ticketViewers.at, now - LOOKING_MS),
      ),
    )
    .orderBy(desc(ticketViewers.at));
  const names = await staffNames(
    scope,
    rows.map(({ viewedBy }) => viewedBy),
  );
  return rows.map(({ viewedBy, at }) => ({ name: names.get(viewedBy) ?? viewedBy, at: iso(at) }));
}
