import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { WorkSubject } from '../../../contract/values/desk/piles.ts';
import { PILE_FACTS, PILES } from '../../../contract/values/desk/piles.ts';
import { fromLocal } from '../../../i18n/time-zone.ts';
import { workClaims } from '../../db/schema/people/work.ts';
import { atomically, inList } from '../base/atomically.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { PILE_SOURCES } from './piles.ts';

/** A claim ends this long after its person last confirmed it. */
const CLAIM_MS = 30 * 60_000;

type WorkObject = { subject: WorkSubject; id: string };
type Claim = { staffId: string; until: string };

/** Who has claimed each of these objects, and until when. Objects that nobody has claimed are left out. */
export async function claimsOf(
  { db, now, tenantId }: Pick<Scope, 'db' | 'now' | 'tenantId'>,
  subject: WorkSubject,
  ids: readonly string[],
): Promise<Map<string, Claim>> {
  const { object, claimedBy, claimedUntil } = workClaims;
  const rows = await db
    .select({ object, claimedBy, claimedUntil })
    .from(workClaims)
    .where(
      and(
        eq(workClaims.tenantId, tenantId),
        eq(workClaims.subject, subject),
        inList(object, ids),
        gt(claimedUntil, now),
      ),
    );
  return new Map(
    rows.map((row) => [row.object, { staffId: row.claimedBy, until: iso(row.claimedUntil) }]),
  );
}

/** Throws `NOT_FOUND` if the tenant has no such object. */
async function requireObject({ db, tenantId }: Scope, { subject, id }: WorkObject): Promise<void> {
  // All piles of a subject have the same table, so the first one will do.
  const pile = PILES.find((name) => PILE_FACTS[name].subject === subject);
  if (!pile) throw new Failure('NOT_FOUND');
  const { table } = PILE_SOURCES[pile];
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
}

type Changes = Partial<typeof workClaims.$inferInsert>;

/**
 * The statement that writes the row of an object. If the object has one already, `replacing` overrides
 * `values`; a NULL in its `claimedBy` makes the statement fail with `WORK_CLAIMED`.
 */
function claimStatement(
  { db, tenantId }: Scope,
  { subject, id }: WorkObject,
  values: Changes,
  replacing: Changes | { claimedBy: SQL; takenFrom: SQL },
) {
  const { tenantId: tenant, subject: kind, object } = workClaims;
  return db
    .insert(workClaims)
    .values({ tenantId, subject, object: id, ...values })
    .onConflictDoUpdate({ target: [tenant, kind, object], set: { ...values, ...replacing } });
}

/**
 * Claims an object for the caller for the next 30 minutes. `takeOver` takes it from whoever has claimed it,
 * and records from whom. Throws `NOT_FOUND`, and without `takeOver` `CLAIMED` if somebody else has claimed
 * the object.
 */
export async function claimWork(
  scope: Scope,
  { takeOver, ...object }: WorkObject & { takeOver: boolean },
): Promise<{ until: string }> {
  await requireObject(scope, object);
  const { now, staffId = '' } = scope;
  const claimedUntil = now + CLAIM_MS;
  const { claimedBy } = workClaims;
  const isFree = sql`${workClaims.claimedUntil} <= ${now} or ${claimedBy} in (${staffId}, '')`;
  const takenFrom = sql`case when ${isFree} then '' else ${claimedBy} end`;
  // NULL if somebody else has claimed the object: the column refuses that, as `WORK_CLAIMED`.
  const claimant = takeOver ? sql`${staffId}` : sql`case when ${isFree} then ${staffId} end`;
  const statement = claimStatement(
    scope,
    object,
    { claimedBy: staffId, claimedUntil, takenFrom: '' },
    { claimedBy: claimant, takenFrom },
  );
  await atomically(scope, [statement], { WORK_CLAIMED: () => new Failure('CLAIMED') });
  return { until: iso(claimedUntil) };
}

/**
 * Releases an object that the caller has claimed; changes nothing if somebody else has claimed it. Throws
 * `NOT_FOUND`.
 */
export async function releaseWork(scope: Scope, object: WorkObject): Promise<void> {
  await requireObject(scope, object);
  const { db, tenantId, staffId = '' } = scope;
  const isMine = and(
    eq(workClaims.tenantId, tenantId),
    eq(workClaims.subject, object.subject),
    eq(workClaims.object, object.id),
    eq(workClaims.claimedBy, staffId),
  );
  await atomically(
    scope,
    [db.update(workClaims).set({ claimedBy: '', claimedUntil: 0 }).where(isMine)],
    {},
  );
}

/** Sets an object aside until the day `until` begins in the tenant's time zone. Throws `NOT_FOUND`. */
export async function snoozeWork(
  scope: Scope,
  { until, reason, ...object }: WorkObject & { until: string; reason: string },
): Promise<void> {
  await requireObject(scope, object);
  const { staffId = '', tenant } = scope;
  const snoozed = {
    snoozedUntil: fromLocal(tenant, Date.parse(until)),
    snoozedBy: staffId,
    reason,
    claimedBy: '',
    claimedUntil: 0,
  };
  await atomically(scope, [claimStatement(scope, object, snoozed, {})], {});
}
