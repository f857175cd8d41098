import { ledgerChecks } from '../../db/schema/money/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import { DAY_MS } from '../base/clock.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { ledgerTenants, verifyLedger } from './ledger-check.ts';
import { sealLedgers } from './seal.ts';

const MINUTE_MS = 60_000;

/**
 * The time of day (UTC) from which the check may start, and for how long: at least one run of the timers,
 * which run about once a minute, is in that time.
 */
const START_MS = 3 * 60 * MINUTE_MS;
const WINDOW_MS = 2 * MINUTE_MS;

/** The day (since the epoch) on which this process last checked each database. */
const lastCheckedDay = new WeakMap<Database, number>();

/**
 * Checks the ledger of every tenant once a night, as `npm run ledger -- check` does (docs/domain.md
 * section 4), logs what is wrong with it, and stores the result.
 */
export async function checkLedgers({ platform, now }: TimerContext): Promise<void> {
  const { database: db, log } = platform;
  const day = Math.floor(now / DAY_MS);
  const sinceStartMs = (now % DAY_MS) - START_MS;
  if (sinceStartMs < 0 || sinceStartMs >= WINDOW_MS || lastCheckedDay.get(db) === day) return;
  lastCheckedDay.set(db, day);
  let wrongTenants = 0;
  await oneByOne(await ledgerTenants(db), async (tenantId) => {
    const wrong = await verifyLedger(db, tenantId);
    if (wrong.length === 0) return;
    wrongTenants += 1;
    log({ event: 'ledger_wrong', tenantId, wrong });
  });
  const result = { checkedAt: now, wrongTenants };
  await db
    .insert(ledgerChecks)
    .values({ day, ...result })
    .onConflictDoUpdate({ target: ledgerChecks.day, set: result });
}

/** The timers of the ledger. */
export const ledgerTimers: SubjectTimers = { ledgerSeals: sealLedgers, ledger: checkLedgers };
