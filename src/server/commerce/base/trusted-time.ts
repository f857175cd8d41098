import { eq, type SQL, sql } from 'drizzle-orm';
import { revisions, TIMERS } from '../../db/schema/revisions.ts';
import { iso } from './clock.ts';
import type { SubjectTimers, TimerContext } from './timers.ts';

/** How far the trusted time moves in one run of the timers at most. They run about once a minute. */
const STEP_MS = 10 * 60_000;
/** A difference between the clock and the trusted time that is logged. */
const JUMP_MS = 3_600_000;

/**
 * The time by which something is over, as SQL: the clock's, but at most ten minutes after the last run
 * of the timers (docs/decisions/052-a-clock-that-jumps.md). `offsetMs` is added to it. Every deadline
 * that removes or ends something is compared with it, so that a clock that jumps does no harm.
 */
export function trustedTime(now: number, offsetMs = 0): SQL<number> {
  const last = sql`(select ${revisions.revision} from ${revisions} where ${eq(revisions.scope, TIMERS)})`;
  return sql<number>`min(${now}, coalesce(${last} + ${STEP_MS}, ${now})) + ${offsetMs}`;
}

/**
 * Moves the trusted time towards the clock. It follows a clock that was put back at once, and one
 * that jumped forward by a step. Logs `clock_jumped` while they are more than an hour apart.
 */
async function followClock({ platform: { database: db, log }, now }: TimerContext): Promise<void> {
  const [before] = await db.select().from(revisions).where(eq(revisions.scope, TIMERS));
  await db
    .insert(revisions)
    .values({ scope: TIMERS, revision: now })
    .onConflictDoUpdate({
      target: revisions.scope,
      set: { revision: sql`min(${now}, ${revisions.revision} + ${STEP_MS})` },
    });
  if (!before || Math.abs(now - before.revision) <= JUMP_MS) return;
  log({ event: 'clock_jumped', lastRun: iso(before.revision), now: iso(now) });
}

/** The timer of the trusted time. It runs before all others. */
export const clockTimers: SubjectTimers = { clock: followClock };
