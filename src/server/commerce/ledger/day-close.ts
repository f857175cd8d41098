import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { dayCloses } from '../../db/schema/money/ledger.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

type TenantScope = Pick<Scope, 'db' | 'tenantId'>;

export type DayClose = typeof dayCloses.$inferSelect;

/**
 * The last day that the tenant's finance has closed; undefined before the first. Everything dated before
 * its `endsAt` (milliseconds since the epoch) is closed.
 */
export async function closedThrough({ db, tenantId }: TenantScope): Promise<DayClose | undefined> {
  const [last] = await db
    .select()
    .from(dayCloses)
    .where(eq(dayCloses.tenantId, tenantId))
    .orderBy(desc(dayCloses.number))
    .limit(1);
  return last;
}

/**
 * The statement that fails its batch, with the guard `DAY_CLOSED`, if `at` (milliseconds since the epoch) lies in a
 * closed day. For acts that have a date of their own and post nothing: a trigger refuses the postings of all others.
 */
export function requireOpenDay({ db, tenantId }: TenantScope, at: number): Statement {
  // A trigger refuses every update. Without a closed day after `at` there is no row to update.
  return db
    .update(dayCloses)
    .set({ number: sql`${dayCloses.number}` })
    .where(and(eq(dayCloses.tenantId, tenantId), gt(dayCloses.endsAt, at)));
}

/** The failure of what is dated into a closed day: it names the last one, after which everything is open. */
export async function dayClosed(scope: TenantScope): Promise<Failure> {
  const last = await closedThrough(scope);
  return new Failure('DAY_CLOSED', { day: last?.day ?? '' });
}
