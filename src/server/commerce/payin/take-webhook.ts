import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ProviderEventOutcome } from '../../../contract/values/money/provider-kinds.ts';
import { newId } from '../../crypto/random.ts';
import { providerAccounts, providerEvents } from '../../db/schema/money/providers.ts';
import type { OpenAccount, ProviderEvent, Push } from '../../payments/provider.ts';
import { ProviderFailure } from '../../payments/provider-failure.ts';
import { atomically, commit } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import {
  movePayment,
  namedPayment,
  type ProviderPaymentRow,
} from '../channel/provider-payments.ts';
import {
  type AttemptLimit,
  countAttempts,
  networkCounter,
  requireAttemptsLeft,
} from '../identity/attempts.ts';
import { currentPayment } from './apply-state.ts';
import { lookUp } from './look-up.ts';
import { asFailure } from './provider-errors.ts';

/** The most webhooks without a valid signature that are checked: each costs a call to PayPal. */
const MAX_FORGED: AttemptLimit = { limit: 30, windowSeconds: 600 };
/** The time of the last such webhook is stored with this precision, in milliseconds. */
const NOTED_MS = 60_000;

/** Looks up a payout that an event is about, by its key. Resolves to whether there is one. */
type PayoutLookUp = (
  scope: Scope,
  account: OpenAccount,
  named: { channelId: string; key: string },
) => Promise<boolean>;

/**
 * Takes what a provider pushed to a channel. The event only says which payment to look up: what is applied is what the
 * provider answers then (docs/decisions/076). So an old event, one that is sent twice or that overtakes another
 * changes nothing that is not so. Returns what became of it.
 *
 * Throws `NOT_FOUND` for a channel without such a provider, `UNAUTHENTICATED` unless the provider signed it with the
 * channel's settings, `TOO_MANY_REQUESTS` if that happened too often in the caller's network, and `PAYMENT_PROVIDER_UNAVAILABLE` if the provider can't be asked: it sends the event again then.
 */
export async function takeWebhook(
  scope: Scope,
  { provider: name, channelId }: { provider: string; channelId: string },
  push: Push,
  lookUpPayout: PayoutLookUp = async () => false,
): Promise<ProviderEventOutcome> {
  const forged = networkCounter(scope, 'forged-webhook', MAX_FORGED);
  await requireAttemptsLeft(scope, [forged]);
  const account = await accountOf(scope, channelId);
  const opened = account?.provider.name === name ? await openAccount(scope, account) : undefined;
  if (!opened) throw new Failure('NOT_FOUND');
  try {
    const event = await opened.readEvent(push, scope.now);
    const earlierEvent = await knownEvent(scope, channelId, event);
    if (earlierEvent) return noteEvent(scope, channelId, event, earlierEvent);
    if (event.payout !== undefined) {
      const isOurs = await lookUpPayout(scope, opened, { channelId, key: event.payout });
      const outcome = isOurs ? 'APPLIED' : 'UNKNOWN';
      return await noteEvent(scope, channelId, event, { outcome, providerPaymentId: null });
    }
    const row = await namedPayment(scope, channelId, event);
    if (row) await lookUp(scope, opened, await withReference(scope, row, event));
    const outcome = row ? 'APPLIED' : 'UNKNOWN';
    return await noteEvent(scope, channelId, event, {
      outcome,
      providerPaymentId: row?.id ?? null,
    });
  } catch (error) {
    if (error instanceof ProviderFailure && error.fault === 'UNSIGNED') {
      await countAttempts(scope, [forged]);
      await noteRefused(scope, channelId);
    }
    throw asFailure(scope, name, error);
  }
}

/**
 * The payment for the provider's id in an event, if the response that contained the id was lost.
 */
async function withReference(
  scope: Scope,
  row: ProviderPaymentRow,
  { reference }: ProviderEvent,
): Promise<ProviderPaymentRow> {
  if (row.reference || !reference) return row;
  await commit(scope, [movePayment(scope, row, [row.state], row.state, { reference })]);
  return currentPayment(scope, row.id);
}

type StoredEvent = { outcome: ProviderEventOutcome; providerPaymentId: string | null };

async function knownEvent(
  { db, tenantId }: Scope,
  channelId: string,
  { id }: ProviderEvent,
): Promise<StoredEvent | undefined> {
  const [known] = await db
    .select({
      outcome: providerEvents.outcome,
      providerPaymentId: providerEvents.providerPaymentId,
    })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.tenantId, tenantId),
        eq(providerEvents.channelId, channelId),
        eq(providerEvents.eventId, id),
      ),
    );
  return known;
}

/** Notes an event, that it came again, and that the channel's provider reaches us. */
async function noteEvent(
  scope: Scope,
  channelId: string,
  { id: eventId, type }: ProviderEvent,
  known: StoredEvent,
): Promise<ProviderEventOutcome> {
  const { db, now, tenantId } = scope;
  const row = { id: newId(now), tenantId, channelId, eventId, type: type.slice(0, 100), ...known };
  await atomically(
    { db },
    [
      db
        .insert(providerEvents)
        .values({ ...row, receivedAt: now })
        .onConflictDoUpdate({
          target: [providerEvents.tenantId, providerEvents.channelId, providerEvents.eventId],
          set: { times: sql`${providerEvents.times} + 1` },
        }),
      db.update(providerAccounts).set({ lastEventAt: now }).where(isAccount(scope, channelId)),
    ],
    {},
  );
  return known.outcome;
}

async function noteRefused(scope: Scope, channelId: string): Promise<void> {
  const { db, now } = scope;
  const refused = db.update(providerAccounts).set({ lastRefusedAt: now });
  const isDue = or(
    isNull(providerAccounts.lastRefusedAt),
    lte(providerAccounts.lastRefusedAt, now - NOTED_MS),
  );
  await atomically({ db }, [refused.where(and(isAccount(scope, channelId), isDue))], {});
}

const isAccount = ({ tenantId }: Scope, channelId: string) =>
  and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId));
