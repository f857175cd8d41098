import { desc, eq } from 'drizzle-orm';
import { DAY_MS } from '../../commerce/base/clock.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { noteSigns } from '../../db/health-signs.ts';
import { auditCheckpoints, auditEntries } from '../../db/schema/people/staff.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { headOf } from './chain.ts';
import { checkChain } from './check.ts';
import { signWith } from './checkpoint-signature.ts';
import { mailCheckpoints, type SignedCheckpoint } from './mail-checkpoints.ts';

const HOUR_MS = 3_600_000;
/** The time of day (UTC) from which the nightly check may start, and for how long. */
const START_MS = 3.5 * HOUR_MS;
const WINDOW_MS = 2 * 60_000;

/** The tenants that have entries. */
export async function auditedTenants(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ id: auditEntries.tenantId }).from(auditEntries);
  return rows.map(({ id }) => id);
}

/**
 * Signs the end of a tenant's chain, stores the checkpoint, and writes it to the log: somebody who collects
 * the log outside of this machine can prove later that the chain was not rebuilt. Without a new entry,
 * returns the last checkpoint.
 */
export async function writeCheckpoint(
  { database: db, keys, log }: Pick<Platform, 'database' | 'keys' | 'log'>,
  tenantId: string,
  now: number,
  minAgeMs = 0,
): Promise<SignedCheckpoint | undefined> {
  const [last] = await db
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.tenantId, tenantId))
    .orderBy(desc(auditCheckpoints.sequence))
    .limit(1);
  if (last && last.at > now - minAgeMs) return undefined;
  const { sequence, hash } = await headOf({ db }, tenantId);
  if (sequence <= (last?.sequence ?? 0)) return last;
  const checkpoint = { tenantId, sequence, hash, at: now };
  const [{ key }] = keys.signing;
  const signature = await signWith(key, checkpoint);
  await db.insert(auditCheckpoints).values({ ...checkpoint, signature });
  log({ event: 'audit_checkpoint', ...checkpoint, signature });
  return { ...checkpoint, signature };
}

/** Writes a checkpoint for each tenant, once an hour. */
export async function writeCheckpoints({ platform, now }: TimerContext): Promise<void> {
  for (const tenantId of await auditedTenants(platform.database)) {
    await writeCheckpoint(platform, tenantId, now, HOUR_MS);
  }
}

/** The day (since the epoch) on which this process last checked each database. */
const lastCheckedDay = new WeakMap<Database, number>();

/**
 * Checks the chain of every tenant once a night, logs what is wrong and notes it for the health page, writes a
 * checkpoint of each whole one, and mails these to the auditor.
 */
export async function checkAudits({ platform, now }: TimerContext): Promise<void> {
  const { database: db, log } = platform;
  const day = Math.floor(now / DAY_MS);
  const sinceStartMs = (now % DAY_MS) - START_MS;
  if (sinceStartMs < 0 || sinceStartMs >= WINDOW_MS || lastCheckedDay.get(db) === day) return;
  lastCheckedDay.set(db, day);
  const written: SignedCheckpoint[] = [];
  const wrong: string[] = [];
  for (const tenantId of await auditedTenants(db)) {
    const startedAt = performance.now();
    const { entries, faults } = await checkChain({ db }, tenantId, [], platform.keys);
    const error = faults.map(({ kind, sequence }) => `#${sequence} ${kind}`).join(', ');
    const tookMs = performance.now() - startedAt;
    await noteSigns(db, {
      [`audit:${tenantId}`]: { at: now, tookMs, ...(error ? { error } : {}) },
    });
    if (faults.length > 0) {
      log({ event: 'audit_wrong', tenantId, entries, faults });
      wrong.push(tenantId);
    } else {
      const checkpoint = await writeCheckpoint(platform, tenantId, now);
      if (checkpoint) written.push(checkpoint);
    }
  }
  await mailCheckpoints(platform, now, { written, wrong });
}
