import { eq, type SQL, sql } from 'drizzle-orm';
import { revisions, TIMERS } from '../../db/schema/revisions.ts';
import { iso } from './clock.ts';
import type { SubjectTimers, TimerContext } from './timers.ts';

/** How far the trusted time moves forward in one run of the timers. They run about once a minute. */
const MAX_STEP_MS = 10 * 60_000;
/** A larger difference between the clock and the trusted time is logged. */
const LOGGED_DIFFERENCE_MS = 3_600_000;

/**
 * The time with which deadlines are compared, as SQL, plus `offsetMs`: the clock's time, but at most ten
 * minutes after the last run of the timers (docs/decisions/052-a-clock-that-jumps.md). Use it for every
 * deadline that removes or ends something, so that a clock that jumps forward does no harm.
 */
export function trustedTime(now: number, offsetMs = 0): SQL<number> {
  const last = sql`(select ${revisions.revision} from ${revisions} where ${eq(revisions.scope, TIMERS)})`;
  return sql<number>`min(${now}, coalesce(${last} + ${MAX_STEP_MS}, ${now})) + ${offsetMs}`;
}

/**
 * Moves the trusted time to the clock's time: back at once, forward by at most `MAX_STEP_MS`. Logs
 * `clock_jumped` while the two are more than an hour apart.
 */
async function followClock({ platform: { database: db, log }, now }: TimerContext): Promise<void> {
  const [before] = await db.select().from(revisions).where(eq(revisions.scope, TIMERS));
  await db
    .insert(revisions)
    .values({ scope: TIMERS, revision: now })
    .onConflictDoUpdate({
      target: revisions.scope,
      set: { revision: sql`min(${now}, ${revisions.revision} + ${MAX_STEP_MS})` },
    });
  if (!before || Math.abs(now - before.revision) <= LOGGED_DIFFERENCE_MS) return;
  log({ event: 'clock_jumped', lastRun: iso(before.revision), now: iso(now) });
}

/** The timer of the trusted time. It runs before all others. */
export const clockTimers: SubjectTimers = { clock: followClock };
