import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import {
  providerAccounts,
  providerEvents,
  providerPayments,
} from '../../db/schema/money/providers.ts';
import { atomically } from '../base/atomically.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { Scope } from '../base/scope.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import type { ProviderPaymentRow } from '../channel/provider-payments.ts';
import { tenantById } from '../site/tenants.ts';
import { finishRefunds } from './finish-refunds.ts';
import { lookAgain } from './look-again.ts';
import { asFailure } from './provider-errors.ts';
import { lookUpAll, reconcileChannel } from './reconcile.ts';

const HOUR_MS = 3_600_000;
/** How often the payments at a provider are listed. */
const LIST_EVERY_MS = HOUR_MS;
/**
 * How long the id of an event is stored, so that the event counts once. No provider repeats an event after
 * a longer time.
 */
const EVENT_LIFE_MS = 90 * 24 * HOUR_MS;
/** How many payments are looked up in one run, and how many channels are listed. */
const MAX_PAYMENTS = 40;
const MAX_CHANNELS = 5;

type Place = { tenantId: string; channelId: string };
type Work = (scope: Scope, place: Place) => Promise<unknown>;

/**
 * Looks up the payments that are due: open ones, and those of which money may still go back or return, also
 * of switched-off accounts. If the provider of a channel does not respond, that is logged, and its payments
 * become due later, so that they don't delay the others.
 */
export async function lookUpDue(context: TimerContext): Promise<void> {
  const { platform, now } = context;
  const due = await platform.database
    .select()
    .from(providerPayments)
    .where(lte(providerPayments.nextCheckAt, now))
    .orderBy(asc(providerPayments.nextCheckAt))
    .limit(MAX_PAYMENTS);
  const byChannel = Map.groupBy(due, ({ tenantId, channelId }) => `${tenantId} ${channelId}`);
  await oneByOne([...byChannel.values()], async (rows) => {
    const [first] = rows;
    if (!first) return;
    await workAt(context, first, async (scope) => {
      const account = await accountOf(scope, first.channelId);
      const opened = account && (await openAccount(scope, account));
      const looked = (row: ProviderPaymentRow, look: { failed: boolean }) =>
        lookAgain(scope, row, look);
      const lookAtAll = async () =>
        opened
          ? lookUpAll(scope, opened, rows, looked)
          : oneByOne(rows, (row) => looked(row, { failed: false }));
      await lookAtAll().finally(() => finishRefunds(scope, first.channelId, opened));
    });
  });
}

/**
 * Lists the payments at the providers of all channels, each once an hour, whether that succeeds or not.
 */
export async function listChannels(context: TimerContext): Promise<void> {
  const { platform, now } = context;
  const due = await platform.database
    .select({ tenantId: providerAccounts.tenantId, channelId: providerAccounts.channelId })
    .from(providerAccounts)
    .where(
      and(
        eq(providerAccounts.enabled, true),
        or(
          isNull(providerAccounts.listTriedAt),
          lte(providerAccounts.listTriedAt, trustedTime(now, -LIST_EVERY_MS)),
        ),
      ),
    )
    .orderBy(asc(providerAccounts.listTriedAt))
    .limit(MAX_CHANNELS);
  await oneByOne(due, (place) =>
    workAt(context, place, async (scope) => {
      // Noted before the provider is asked: otherwise a failing one would come first again and delay the
      // others.
      await noteTried(scope, place);
      const account = await accountOf(scope, place.channelId);
      if (account) await reconcileChannel(scope, account, { everything: false });
    }),
  );
}

async function noteTried({ db, now }: Scope, { tenantId, channelId }: Place): Promise<void> {
  const tried = db
    .update(providerAccounts)
    .set({ listTriedAt: now })
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId)));
  await atomically({ db }, [tried], {});
}

/**
 * Works at a channel in its tenant's scope. Failures of the provider are logged, all others thrown.
 */
export async function workAt(context: TimerContext, place: Place, work: Work): Promise<void> {
  const { platform, now, scopeOf } = context;
  const tenant = await tenantById(platform.database, place.tenantId);
  if (!tenant) return;
  const scope = await scopeOf(tenant, { now, locale: tenant.record.defaultLanguage });
  try {
    await work(scope, place);
  } catch (error) {
    if (asFailure(scope, place.channelId, error) === error) throw error;
  }
}

async function removeOldEvents({ platform, now }: TimerContext): Promise<void> {
  await platform.database
    .delete(providerEvents)
    .where(lt(providerEvents.receivedAt, trustedTime(now, -EVENT_LIFE_MS)));
}

/** The timers of payments at providers. */
export const payinTimers: SubjectTimers = {
  providerPayments: lookUpDue,
  providerListings: listChannels,
  providerEvents: removeOldEvents,
};
