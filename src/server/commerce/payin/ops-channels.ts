import { and, count, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OpsChannel, PaymentProviderView } from '../../../contract/ops/money/channels.ts';
import type { ProviderPaymentView } from '../../../contract/ops/money/provider-payments.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ProviderPaymentState } from '../../../contract/values/money/provider-kinds.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { providerAccounts, providerPayments, reversals } from '../../db/schema/money/providers.ts';
import { pickText } from '../../db/tenant-text.ts';
import { DESK_PROVIDERS } from '../../payments/providers.ts';
import { settingsFields } from '../../payments/settings-fields.ts';
import { atomically, inList } from '../base/atomically.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import { afterCursor, cappedCount, type Keyset, orderOf, pageOfRows } from '../base/keyset.ts';
import type { Scope } from '../base/scope.ts';
import { type Account, accountOf, openAccount } from '../channel/accounts.ts';
import type { ProviderPaymentRow } from '../channel/provider-payments.ts';
import { channelsOf, isOpenChannel } from '../deposit/deposit-channels.ts';
import { asFailure } from './provider-errors.ts';
import { type Reconciled, reconcileChannel } from './reconcile.ts';
import type { ReversalRow } from './reversals.ts';

const NEWEST: Keyset = {
  column: providerPayments.createdAt,
  id: providerPayments.id,
  descending: true,
};

/** The tenant's channels, and the providers for which one can be made, with the forms of their settings. */
export async function listOpsChannels(
  scope: Scope,
): Promise<{ channels: OpsChannel[]; providers: PaymentProviderView[] }> {
  const { db, tenantId, locale } = scope;
  const [channels, accounts, review] = await Promise.all([
    channelsOf(scope),
    db.select().from(providerAccounts).where(eq(providerAccounts.tenantId, tenantId)),
    db
      .select({ channelId: providerPayments.channelId, rows: count() })
      .from(providerPayments)
      .where(and(eq(providerPayments.tenantId, tenantId), eq(providerPayments.state, 'REVIEW')))
      .groupBy(providerPayments.channelId),
  ]);
  return {
    channels: channels.map((channel) => {
      const account = accounts.find(({ channelId }) => channelId === channel.id);
      return {
        id: channel.id,
        version: channel.version,
        name: pickText(channel.name, locale),
        type: channel.type,
        provider: channel.provider,
        currency: channel.currency,
        feeBasisPoints: channel.feeBasisPoints,
        minimum: fromFen(channel.minimumFen),
        maximum: fromFen(channel.maximumFen),
        instructions: channel.instructions.map(({ label, value }) => ({
          label: pickText(label, 'en'),
          value,
        })),
        ...(channel.merchant && { merchant: channel.merchant }),
        ...(channel.picture && { picture: channel.picture }),
        open: isOpenChannel(scope, channel),
        ...(account && {
          account: {
            enabled: account.enabled,
            settings: account.settings,
            webhookPath: `/api/webhooks/${channel.provider}/${channel.id}`,
            changedAt: iso(account.changedAt),
            testedAt: isoOrNone(account.testedAt),
            testError: account.testError,
            lastEventAt: isoOrNone(account.lastEventAt),
            lastRefusedAt: isoOrNone(account.lastRefusedAt),
            listedAt: isoOrNone(account.listedAt),
          },
        }),
        review: review.find(({ channelId }) => channelId === channel.id)?.rows ?? 0,
      };
    }),
    providers: DESK_PROVIDERS.map(({ name, type, online, codeOf }) => ({
      name,
      type,
      hasInstructions: online === undefined,
      showsCode: codeOf !== undefined,
      fields: (online ? settingsFields(online) : []).map(({ label, hint, ...field }) => ({
        ...field,
        label: pickText(label, locale),
        hint: hint ? pickText(hint, locale) : '',
      })),
      events: [...(online?.events ?? [])],
      currencies: [...(online?.currencies ?? [])],
    })),
  };
}

async function accountOrFail(scope: Scope, channelId: string): Promise<Account> {
  const account = await accountOf(scope, channelId);
  if (!account) throw new Failure('NOT_FOUND');
  return account;
}

/**
 * Asks the provider whether it accepts the settings, and stores its response. Throws as the provider's
 * calls do.
 */
export async function testChannel(scope: Scope, channelId: string): Promise<void> {
  const account = await accountOrFail(scope, channelId);
  const opened = await openAccount(scope, account);
  const refused = opened
    ? await opened.test().then(
        () => undefined,
        (error: unknown) => error,
      )
    : new Failure('PAYMENT_KEYS_REFUSED');
  const { db, now: testedAt, tenantId } = scope;
  const testError = refused instanceof Error ? refused.message.slice(0, 300) : '';
  const tested = db
    .update(providerAccounts)
    .set({ testedAt, testError })
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId)));
  // Outside the record of the call: a test changes no settings, so it must not end a proposal that waits for a second
  // person by another version of the channel.
  await atomically({ db }, [tested], {});
  if (refused) throw asFailure(scope, account.provider.name, refused);
}

/** Looks through what happened at a channel's provider in the last week. Throws as its calls do. */
export async function reconcileNow(scope: Scope, channelId: string): Promise<Reconciled> {
  const account = await accountOrFail(scope, channelId);
  try {
    return await reconcileChannel(scope, account, { everything: true });
  } catch (error) {
    throw asFailure(scope, account.provider.name, error);
  }
}

/** The payments at providers, newest first. */
export async function listProviderPayments(
  scope: Scope,
  query: { state: ProviderPaymentState | ''; cursor?: string | undefined; pageSize: number },
): Promise<ListPage<ProviderPaymentView>> {
  const condition = and(
    eq(providerPayments.tenantId, scope.tenantId),
    query.state ? eq(providerPayments.state, query.state) : undefined,
  );
  const [found, total] = await Promise.all([
    scope.db
      .select()
      .from(providerPayments)
      .where(and(condition, afterCursor(NEWEST, query.cursor)))
      .orderBy(...orderOf(NEWEST))
      .limit(query.pageSize + 1),
    cappedCount(scope, providerPayments, condition),
  ]);
  const { rows, ...next } = pageOfRows(found, query.pageSize, (row) => [row.createdAt, row.id]);
  return { records: await viewPayments(scope, rows), total, ...next };
}

/** A payment of the tenant in the contract's format. Throws `NOT_FOUND`. */
export async function getProviderPayment(scope: Scope, id: string): Promise<ProviderPaymentView> {
  const rows = await scope.db
    .select()
    .from(providerPayments)
    .where(and(eq(providerPayments.tenantId, scope.tenantId), eq(providerPayments.id, id)));
  const [view] = await viewPayments(scope, rows);
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}

async function viewPayments(
  { db, tenantId }: Scope,
  rows: readonly ProviderPaymentRow[],
): Promise<ProviderPaymentView[]> {
  const ids = rows.map(({ id }) => id);
  const depositIds = rows.map(({ depositId }) => depositId);
  const [back, topUps] = await Promise.all([
    db
      .select()
      .from(reversals)
      .where(and(eq(reversals.tenantId, tenantId), inList(reversals.providerPaymentId, ids)))
      .orderBy(desc(reversals.createdAt)),
    db
      .select()
      .from(deposits)
      .where(and(eq(deposits.tenantId, tenantId), inList(deposits.id, depositIds))),
  ]);
  return rows.map((row) => {
    const deposit = topUps.find(({ id }) => id === row.depositId);
    return {
      id: row.id,
      depositId: row.depositId,
      depositNo: deposit?.depositNo ?? '',
      depositStatus: deposit?.status ?? 'PENDING_PAYMENT',
      channelId: row.channelId,
      provider: row.provider,
      state: row.state,
      reference: row.reference ?? '',
      paidReference: row.paidReference ?? '',
      amount: row.amount,
      currency: row.currency,
      paid: row.paidAmount,
      paidCurrency: row.paidCurrency,
      createdAt: iso(row.createdAt),
      changedAt: iso(row.changedAt),
      reversals: back
        .filter(({ providerPaymentId }) => providerPaymentId === row.id)
        .map(viewReversal),
    };
  });
}

const viewReversal = ({ id, kind, state, amount, currency, ...row }: ReversalRow) => ({
  id,
  kind,
  state,
  amount,
  currency,
  amountCny: fromFen(row.amountFen),
  reason: row.reason,
  error: row.error,
  createdAt: iso(row.createdAt),
});
