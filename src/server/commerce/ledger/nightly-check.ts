import { ledgerChecks } from '../../db/schema/ledger.ts';
import type { Database } from '../../platform/platform.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { ledgerTenants, verifyLedger } from './ledger-check.ts';
import { sealLedgers } from './seal.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When the check's time of day begins (UTC), and how long it lasts: long enough for a timer that
 * runs about once a minute.
 */
const FROM_MS = 3 * 60 * MINUTE_MS;
const FOR_MS = 2 * MINUTE_MS;

/** The day (since the epoch) on which this process last checked each database. */
const lastCheckedDay = new WeakMap<Database, number>();

/**
 * Checks the ledger of every tenant once a night, as `npm run ledger -- check` does (docs/domain.md
 * section 4), logs what is wrong with it, and stores the result.
 */
export async function checkLedgers({ platform, now }: TimerContext): Promise<void> {
  const { database: db, log } = platform;
  const day = Math.floor(now / DAY_MS);
  const since = (now % DAY_MS) - FROM_MS;
  if (since < 0 || since >= FOR_MS || lastCheckedDay.get(db) === day) return;
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
