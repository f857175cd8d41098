import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { ledgerLines, ledgerSeals } from '../../db/schema/money/ledger.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { TimerContext } from '../base/timers.ts';
import { linesAfter, sealHash } from './sealed-lines.ts';

export type Seal = typeof ledgerSeals.$inferSelect;

/** How many lines a seal covers. They are read and hashed at once. */
const MAX_LINES = 500;

/**
 * How many seals a tenant gets in one run. A ledger with more unsealed lines is sealed in several
 * runs.
 */
const MAX_SEALS_PER_RUN = 20;

/** Used as the seal before the first one. */
export const NO_SEAL = { number: 0, lastSequence: 0, hash: '0'.repeat(64) };

/**
 * Seals the lines of every tenant that were posted since the last run, and logs each new seal. Its
 * hash in the log proves that nobody rebuilt the chain later (docs/decisions/047-ledger-seals.md).
 */
export async function sealLedgers({ platform, now }: TimerContext): Promise<void> {
  const { database: db, log } = platform;
  const ids = (await db.select({ id: tenants.id }).from(tenants)).map(({ id }) => id);
  await oneByOne(await withUnsealedLines(db, ids), async (tenantId) => {
    for (let written = 0; written < MAX_SEALS_PER_RUN; written++) {
      const seal = await sealNext(db, tenantId, now);
      if (!seal) return;
      const { number, lastSequence, hash } = seal;
      log({ event: 'ledger_sealed', tenantId, number, lastSequence, hash });
    }
  });
}

/** The tenants among `tenantIds` that have lines after their last seal. */
async function withUnsealedLines(db: Database, tenantIds: readonly string[]): Promise<string[]> {
  const last = sql`coalesce((select last_sequence from ${ledgerSeals} where tenant_id = value order by number desc limit 1), 0)`;
  const rows = await db.all<{ id: string }>(sql`
    select value as id from json_each(${JSON.stringify(tenantIds)})
    where exists (select 1 from ${ledgerLines} where tenant_id = value and sequence > ${last})`);
  return rows.map(({ id }) => id);
}

/**
 * Writes the tenant's next seal, over the lines after the last one, at most 500. Returns undefined if
 * there are none, or if another process wrote the next seal first.
 */
export async function sealNext(
  db: Database,
  tenantId: string,
  sealedAt: number,
): Promise<Seal | undefined> {
  const before = (await lastSeal(db, tenantId)) ?? NO_SEAL;
  const lines = await linesAfter(db, tenantId, { after: before.lastSequence, limit: MAX_LINES });
  const newest = lines.at(-1);
  if (!newest) return undefined;
  const seal = {
    tenantId,
    number: before.number + 1,
    lastSequence: newest.sequence,
    lineCount: lines.length,
    previousHash: before.hash,
    hash: await sealHash(before.hash, lines),
    sealedAt,
  };
  const refused = await commit({ db }, [db.insert(ledgerSeals).values(seal)]);
  return refused ? undefined : seal;
}

/** The tenant's newest seal. */
export async function lastSeal(db: Database, tenantId: string): Promise<Seal | undefined> {
  const [seal] = await db
    .select()
    .from(ledgerSeals)
    .where(eq(ledgerSeals.tenantId, tenantId))
    .orderBy(desc(ledgerSeals.number))
    .limit(1);
  return seal;
}

/** The tenant's seals after a number, oldest first. */
export function sealsAfter(
  db: Database,
  tenantId: string,
  number: number,
  limit: number,
): Promise<Seal[]> {
  return db
    .select()
    .from(ledgerSeals)
    .where(and(eq(ledgerSeals.tenantId, tenantId), gt(ledgerSeals.number, number)))
    .orderBy(asc(ledgerSeals.number))
    .limit(limit);
}
