import { noteSigns, type Observation } from '../../db/health-signs.ts';
import { updateRevisions } from '../../db/known-revision.ts';
import { readRevisions } from '../../db/revisions.ts';
import { errorText } from '../../platform/log.ts';
import { idempotencyTimers } from '../base/idempotency.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { clockTimers } from '../base/trusted-time.ts';
import { cartTimers } from '../cart/guest-carts.ts';
import { depositTimers } from '../deposit/overdue-deposits.ts';
import { favouriteTimers } from '../favourite/alerts.ts';
import { simulatorTimers } from '../fulfilment/simulator.ts';
import { identityTimers } from '../identity/clean-up.ts';
import { ledgerTimers } from '../ledger/nightly-check.ts';
import { noticeTimers } from '../notice/timers.ts';
import { payinTimers } from '../payin/timers.ts';
import { payoutTimers } from '../payout/timers.ts';
import { purchaseTimers } from '../purchase/timers.ts';
import { rateTimers } from '../rates/rate-timers.ts';
import { feeTimers } from '../site/fee-begins.ts';
import { searchMissTimers } from '../site/search-misses.ts';
import { shownTimers } from '../site/shown.ts';
import { tariffTimers } from '../tariff/begin.ts';
import { ticketTimers } from '../ticket/answer-ticket.ts';
import { transitTimers } from '../transit/timers.ts';
import { uploadTimers } from '../upload/orphans.ts';
import { storageTimers } from '../warehouse/storage-end.ts';

/** Reads the revisions of all content, so that this process learns of changes by others. */
const contentTimers: SubjectTimers = {
  content: async ({ platform: { database } }) =>
    updateRevisions(database, await readRevisions(database)),
};

/**
 * The timers of all subjects, in the order in which they run. The clock comes first, because what is
 * overdue depends on it; then rates, because orders need them. Mails come last, so that the
 * notifications of the other timers are mailed in the same run.
 */
const TIMERS: SubjectTimers = {
  ...clockTimers,
  ...rateTimers,
  ...simulatorTimers,
  ...purchaseTimers,
  ...transitTimers,
  ...payinTimers,
  ...payoutTimers,
  ...depositTimers,
  ...storageTimers,
  ...ticketTimers,
  ...tariffTimers,
  ...idempotencyTimers,
  ...identityTimers,
  ...cartTimers,
  ...favouriteTimers,
  ...feeTimers,
  ...searchMissTimers,
  ...shownTimers,
  ...uploadTimers,
  ...ledgerTimers,
  ...contentTimers,
  ...noticeTimers,
};

/**
 * Runs all timers, for all tenants, and then `others`, which are not commerce's. Called by an interval on Node and by a cron trigger on Workers.
 * A timer that fails is logged by its name; the others still run. Throws nothing.
 */
export async function tick(timers: TimerContext, others: SubjectTimers = {}): Promise<void> {
  const { database, log } = timers.platform;
  const signs: Record<string, Observation> = {};
  for (const [part, run] of Object.entries({ ...TIMERS, ...others })) {
    const startedAt = performance.now();
    let error: string | undefined;
    try {
      await run(timers);
    } catch (failure) {
      error = errorText(failure);
      log({ event: 'timer_failed', part, error });
    }
    const sign = { at: timers.now, tookMs: performance.now() - startedAt };
    signs[`timer:${part}`] = error === undefined ? sign : { ...sign, error };
  }
  await noteSigns(database, signs);
}
