import { and, eq, inArray, or } from 'drizzle-orm';
import { providerPayments, reversals } from '../../db/schema/money/providers.ts';
import { atomically } from '../base/atomically.ts';
import { DAY_MS } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { nextCheckAt, OPEN_STATES, type ProviderPaymentRow } from '../channel/provider-payments.ts';
import { currentPayment } from './apply-state.ts';

const HOUR_MS = 3_600_000;
/** How long an undecided refund or dispute is looked at every hour; after that, every day. */
const HOURLY_MS = 7 * DAY_MS;
const DAILY_MS = 180 * DAY_MS;

/** How the timer's look at a payment went. */
type Look = { failed: boolean };

/**
 * Sets the time at which the timer looks a payment up next: an open one at growing intervals; every hour if
 * money may still go back or return. A failed look also moves that time, but does not count towards the
 * looks after which the timer gives up.
 */
export async function lookAgain(
  scope: Scope,
  { id }: Pick<ProviderPaymentRow, 'id'>,
  { failed }: Look,
): Promise<void> {
  const { db, now, tenantId } = scope;
  const row = await currentPayment(scope, id);
  const isOpen = OPEN_STATES.includes(row.state);
  const checks = row.checks + 1;
  const next = isOpen ? nextCheckAt(now, checks) : await nextLookAtReversals(scope, id);
  const later = now + HOUR_MS;
  const change = db
    .update(providerPayments)
    .set(
      failed && next === null
        ? { nextCheckAt: later }
        : { nextCheckAt: next, ...(isOpen && { checks }) },
    )
    // A payment that was paid meanwhile has got another time of its next look.
    .where(
      and(
        eq(providerPayments.tenantId, tenantId),
        eq(providerPayments.id, id),
        eq(providerPayments.version, row.version),
      ),
    );
  await atomically({ db }, [change], {});
}

/**
 * The time of the next look at a payment because of its refunds and disputes; null if all of them are
 * decided.
 */
async function nextLookAtReversals(
  { db, now, tenantId }: Scope,
  paymentId: string,
): Promise<number | null> {
  const rows = await db
    .select({ state: reversals.state, createdAt: reversals.createdAt })
    .from(reversals)
    .where(
      and(
        eq(reversals.tenantId, tenantId),
        eq(reversals.providerPaymentId, paymentId),
        or(
          inArray(reversals.state, ['REQUESTED', 'PENDING']),
          and(eq(reversals.kind, 'DISPUTE'), eq(reversals.state, 'TAKEN')),
        ),
      ),
    );
  const waits = rows.map(({ state, createdAt }) => {
    const age = now - createdAt;
    if (age < HOURLY_MS || state === 'REQUESTED') return HOUR_MS;
    return age < DAILY_MS ? DAY_MS : Number.POSITIVE_INFINITY;
  });
  const shortest = Math.min(...waits);
  return Number.isFinite(shortest) ? now + shortest : null;
}
