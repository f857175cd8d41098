import { hear } from '../../db/known-revision.ts';
import { readRevisions } from '../../db/revisions.ts';
import { removeOldIdempotencyKeys } from '../base/idempotency.ts';
import { simulate } from '../fulfilment/simulator.ts';
import { removeExpiredIdentity } from '../identity/clean-up.ts';
import { mailNotices } from '../notice/mail-notices.ts';
import { removeOldMail } from '../notice/mailer.ts';
import { endStorage } from '../parcel/timers.ts';
import { expireOverdueOrders } from '../purchase/expire-orders.ts';
import { completeOrders } from '../purchase/timers.ts';
import { refreshRates } from '../rates/refresh-rates.ts';
import { completeDelivered, expireOverdueTransit } from '../transit/timers.ts';
import { removeOrphanedUploads } from '../upload/orphans.ts';
import { expireOverdueDeposits } from '../wallet/deposit-expiry.ts';
import { checkLedgers } from '../wallet/nightly-check.ts';
import type { Timers } from './timers.ts';

/**
 * What time alone brings about, on every tenant, run by a timer on Node and a cron trigger on
 * Workers. A part that fails is logged by its name and is the others' no affair. Mails come last,
 * so that what a part tells a shopper leaves at once.
 */
export async function tick(timers: Timers): Promise<void> {
  const { platform, now } = timers;
  const moment = { db: platform.database, now };
  const parts: Record<string, () => Promise<unknown>> = {
    rates: () => refreshRates(timers),
    simulator: () => simulate(timers),
    unpaidOrders: () => expireOverdueOrders(moment),
    unpaidTransit: () => expireOverdueTransit(moment.db, now),
    unpaidDeposits: () => expireOverdueDeposits(moment),
    storage: () => endStorage(moment),
    deliveredTransit: () => completeDelivered(moment),
    deliveredOrders: () => completeOrders(moment),
    idempotencyKeys: () => removeOldIdempotencyKeys(moment.db, now),
    identity: () => removeExpiredIdentity(moment.db, now),
    outbox: () => removeOldMail(moment),
    uploads: () => removeOrphanedUploads(timers),
    ledger: () => checkLedgers(timers),
    content: async () => hear(moment.db, await readRevisions(moment.db)),
    mails: () => mailNotices(timers),
  };
  for (const [part, run] of Object.entries(parts)) {
    try {
      await run();
    } catch (error) {
      platform.log({ event: 'timer_failed', part, error: String((error as Error).stack ?? error) });
    }
  }
}
