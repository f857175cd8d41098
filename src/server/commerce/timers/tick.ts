import { updateRevisions } from '../../db/known-revision.ts';
import { readRevisions } from '../../db/revisions.ts';
import { idempotencyTimers } from '../base/idempotency.ts';
import type { SubjectTimers, Timers } from '../base/timers.ts';
import { depositTimers } from '../deposit/overdue-deposits.ts';
import { simulatorTimers } from '../fulfilment/simulator.ts';
import { identityTimers } from '../identity/clean-up.ts';
import { ledgerTimers } from '../ledger/nightly-check.ts';
import { noticeTimers } from '../notice/timers.ts';
import { purchaseTimers } from '../purchase/timers.ts';
import { rateTimers } from '../rates/refresh-rates.ts';
import { transitTimers } from '../transit/timers.ts';
import { uploadTimers } from '../upload/orphans.ts';
import { storageTimers } from '../warehouse/storage-end.ts';

const contentTimers: SubjectTimers = {
  content: async ({ platform: { database } }) =>
    updateRevisions(database, await readRevisions(database)),
};

/**
 * The timers of all subjects in their order. Rates come first, because orders need them; mails come
 * last, so that what a timer tells a shopper leaves at once.
 */
const TIMERS: SubjectTimers = {
  ...rateTimers,
  ...simulatorTimers,
  ...purchaseTimers,
  ...transitTimers,
  ...depositTimers,
  ...storageTimers,
  ...idempotencyTimers,
  ...identityTimers,
  ...uploadTimers,
  ...ledgerTimers,
  ...contentTimers,
  ...noticeTimers,
};

/**
 * Does what time alone brings about, on every tenant: run by an interval on Node and a cron trigger
 * on Workers. A timer that fails is logged by its name; the others run all the same. Throws nothing.
 */
export async function tick(timers: Timers): Promise<void> {
  for (const [part, run] of Object.entries(TIMERS)) {
    try {
      await run(timers);
    } catch (error) {
      const stack = String((error as Error).stack ?? error);
      timers.platform.log({ event: 'timer_failed', part, error: stack });
    }
  }
}
