import type { Database } from '../platform/platform.ts';
import { removeOldIdempotencyKeys } from './idempotency.ts';
import { removeExpiredIdentity } from './identity/clean-up.ts';
import { expireOverdueOrders } from './purchase/expire-orders.ts';

/** What time alone brings about, on every tenant: run once a minute, by a timer on Node and a cron trigger on Workers. */
export async function tick(db: Database, now: number): Promise<void> {
  await expireOverdueOrders({ db, now });
  await removeOldIdempotencyKeys(db, now);
  await removeExpiredIdentity(db, now);
}
