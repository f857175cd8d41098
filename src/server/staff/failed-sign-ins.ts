import { lte, sql } from 'drizzle-orm';
import type { FailedSignIn } from '../../contract/ops/desk/system.ts';
import type { ListPage } from '../../contract/values/desk/list.ts';
import type { FailedSignInReason } from '../../contract/values/people/failed-sign-ins.ts';
import { iso } from '../commerce/base/clock.ts';
import {
  afterCursor,
  cappedCount,
  type Keyset,
  orderOf,
  pageOfRows,
} from '../commerce/base/keyset.ts';
import type { Scope } from '../commerce/base/scope.ts';
import type { TimerContext } from '../commerce/base/timers.ts';
import { sha256Hex } from '../crypto/digest.ts';
import { staffFailures } from '../db/schema/people/staff.ts';

const HOUR_MS = 3_600_000;
/** How long failed sign-ins are kept. */
const KEPT_MS = 90 * 24 * HOUR_MS;
const NEWEST: Keyset = {
  column: staffFailures.lastAt,
  id: staffFailures.id,
  descending: true,
};

/** The first character and the domain: enough to see whose account is tried, not to collect addresses. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/** Notes that somebody was not let in. `email` is what was typed, or whose account it is. */
export async function noteFailure(
  { db, now, clientAddress }: Pick<Scope, 'db' | 'now' | 'clientAddress'>,
  why: FailedSignInReason,
  email = '',
): Promise<void> {
  const row = { why, address: clientAddress, typed: masked(email) };
  const hour = Math.floor(now / HOUR_MS);
  const id = (await sha256Hex(JSON.stringify([hour, ...Object.values(row)]))).slice(0, 32);
  await db
    .insert(staffFailures)
    .values({ id, ...row, count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: staffFailures.id,
      set: { count: sql`${staffFailures.count} + 1`, lastAt: now },
    });
}

/** The failed sign-ins of the deployment, newest first. */
export async function listFailedSignIns(
  { db }: Pick<Scope, 'db'>,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<ListPage<FailedSignIn>> {
  const found = await db
    .select()
    .from(staffFailures)
    .where(afterCursor(NEWEST, cursor))
    .orderBy(...orderOf(NEWEST))
    .limit(pageSize + 1);
  const { rows, next } = pageOfRows(found, pageSize, ({ lastAt, id }) => [lastAt, id]);
  return {
    records: rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: iso(lastAt) })),
    ...(next ? { next } : {}),
    total: await cappedCount({ db }, staffFailures, undefined),
  };
}

/** Deletes those that are too old. */
export async function deleteOldFailures({ platform, now }: TimerContext): Promise<void> {
  await platform.database.delete(staffFailures).where(lte(staffFailures.lastAt, now - KEPT_MS));
}
