import { asc, sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';
import { healthSigns } from './schema/health.ts';

export type HealthSign = typeof healthSigns.$inferSelect;
/** `at` in milliseconds since the epoch, `tookMs` in milliseconds. `error`: why it failed, if it did. */
export type Observation = { at: number; tookMs: number; error?: string };

/** How often a process writes that something still works. A change is written at once. */
const WRITE_EVERY_MS = 60_000;
const MAX_ERROR_LENGTH = 300;

/** The last observation of each part that this process has written, for each database. */
const written = new WeakMap<Database, Map<string, { at: number; failed: boolean }>>();

/**
 * Whether an observation differs from what this process wrote within the last minute. If so, it counts as
 * written.
 */
function isNews(db: Database, id: string, { at, error }: Observation): boolean {
  const lastWritten = written.get(db) ?? new Map();
  written.set(db, lastWritten);
  const last = lastWritten.get(id);
  const failed = error !== undefined;
  if (last && last.failed === failed && at - last.at < WRITE_EVERY_MS) return false;
  lastWritten.set(id, { at, failed });
  return true;
}

/**
 * Notes how timers or marketplaces did, for the health page, with one write, or without a write if nothing is new.
 * An error is cut to 300 characters. Never throws, because a call must not fail for this.
 */
export async function noteSigns(
  db: Database,
  signs: Readonly<Record<string, Observation>>,
): Promise<void> {
  const rows = Object.entries(signs)
    .filter(([id, sign]) => isNews(db, id, sign))
    .map(([id, { at, tookMs, error }]) => ({
      id,
      okAt: error === undefined ? at : 0,
      failedAt: error === undefined ? 0 : at,
      tookMs: Math.round(tookMs),
      error: error?.slice(0, MAX_ERROR_LENGTH) ?? '',
    }));
  if (rows.length === 0) return;
  const { okAt, failedAt } = healthSigns;
  try {
    await db
      .insert(healthSigns)
      .values(rows)
      .onConflictDoUpdate({
        target: healthSigns.id,
        set: {
          okAt: sql`max(${okAt}, excluded.ok_at)`,
          failedAt: sql`max(${failedAt}, excluded.failed_at)`,
          tookMs: sql`excluded.took_ms`,
          error: sql`case when excluded.error = '' then ${healthSigns.error} else excluded.error end`,
        },
      });
  } catch {
    // So that the next signs are written, even if they are no news.
    written.delete(db);
  }
}

/** All signs, by their ids. */
export const readSigns = (db: Database): Promise<HealthSign[]> =>
  db.select().from(healthSigns).orderBy(asc(healthSigns.id));
