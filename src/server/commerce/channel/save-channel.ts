import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { Failure, type FieldErrorCode } from '../../../contract/errors.ts';
import { toFen } from '../../../contract/values/money.ts';
import { newId } from '../../crypto/random.ts';
import { providerAccounts } from '../../db/schema/providers.ts';
import { depositChannels, tenants } from '../../db/schema/tenants.ts';
import { type OnlinePaymentProvider, onlineProviderNamed } from '../../payments/providers.ts';
import { isSecret } from '../../payments/settings-fields.ts';
import { isCurrency } from '../../rates/currency-codes.ts';
import { atomically, increased } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openSettings, sealSettings } from './accounts.ts';

/** A channel of an online provider as somebody types it. */
export type ChannelRequest = {
  channelId: string;
  provider: string;
  name: string;
  currency: string;
  feeBasisPoints: number;
  minimum: string;
  maximum: string;
  settings: Record<string, string>;
  secrets: Record<string, string>;
};

/** A channel as it is stored when a second person has approved it. Its secrets are sealed already. */
export const channelPlan = v.object({
  channelId: v.string(),
  isNew: v.boolean(),
  provider: v.string(),
  name: v.string(),
  currency: v.string(),
  feeBasisPoints: v.number(),
  minimumFen: v.number(),
  maximumFen: v.number(),
  isTest: v.optional(v.boolean(), false),
  settings: v.record(v.string(), v.string()),
  secrets: v.string(),
});
export type ChannelPlan = v.InferOutput<typeof channelPlan>;

const wrong = (field: string, code: FieldErrorCode = 'invalid') =>
  new Failure('VALIDATION_FAILED', {}, [{ field, code }]);

/**
 * Checks a channel and seals its secrets. One that is left empty stays as it is. Throws `NOT_FOUND` for a channel that
 * is none of this provider, and `VALIDATION_FAILED` at the wrong fields, also for the keys of a test mode outside demo mode.
 */
export async function planChannel(scope: Scope, request: ChannelRequest): Promise<ChannelPlan> {
  const provider = onlineProviderNamed(request.provider);
  if (!provider) throw wrong('provider', 'choice');
  const { tenantId } = scope;
  const { name, currency, feeBasisPoints } = request;
  const isNew = request.channelId === '';
  const channelId = isNew ? `${tenantId}-${newId(scope.now).toLowerCase()}` : request.channelId;
  const before = isNew ? {} : await settingsBefore(scope, channelId, provider);
  const [minimumFen, maximumFen] = [toFen(request.minimum), toFen(request.maximum)];
  if (maximumFen < minimumFen) throw wrong('maximum', 'too_small');
  const { currencies } = provider.online;
  if (!isCurrency(currency) || (currencies && !currencies.includes(currency))) {
    throw wrong('currency', 'choice');
  }
  const typed = { ...request.settings, ...withoutEmpty(request.secrets) };
  const settings = readSettings(provider, { ...before, ...typed });
  const isTest = provider.online.isTest(settings);
  if (isTest && !scope.demo) throw wrong(provider.online.modeField);
  const sealed = await sealSettings(scope, { tenantId, channelId }, provider, settings);
  return {
    channelId,
    isNew,
    provider: provider.name,
    name,
    currency,
    feeBasisPoints,
    minimumFen,
    maximumFen,
    isTest,
    ...sealed,
  };
}

const withoutEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

async function settingsBefore(
  scope: Scope,
  channelId: string,
  provider: OnlinePaymentProvider,
): Promise<Record<string, string>> {
  const account = await accountOf(scope, channelId);
  if (account?.provider.name !== provider.name) throw new Failure('NOT_FOUND', { channelId });
  return { ...(await openSettings(scope, provider, account.row)) };
}

/** Reads the settings by the provider's schema. Throws `VALIDATION_FAILED` at each wrong one. */
function readSettings({ online }: OnlinePaymentProvider, values: Record<string, string>) {
  const read = v.safeParse(online.settings, values);
  if (read.success) return read.output;
  const names = new Set(read.issues.map((issue) => v.getDotPath(issue) ?? ''));
  const fields = [...names].map((name) => ({
    field: `${isSecret(online.settings, name) ? 'secrets' : 'settings'}.${name}`,
    code: 'invalid' as const,
  }));
  throw new Failure('VALIDATION_FAILED', {}, fields);
}

/** Stores a channel and its account, and opens it. Shoppers see it with their next request. */
export async function saveChannel(scope: Scope, plan: ChannelPlan): Promise<void> {
  const { db, now, tenantId, staffId = '' } = scope;
  const { channelId, isNew, name, settings, secrets, isTest, provider, ...terms } = plan;
  const type = onlineProviderNamed(provider)?.type;
  if (!type) throw new Failure('NOT_FOUND', { provider });
  const isChannel = and(eq(depositChannels.tenantId, tenantId), eq(depositChannels.id, channelId));
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from ${depositChannels} where tenant_id = ${tenantId})`;
  const channel = isNew
    ? db.insert(depositChannels).values({
        id: channelId,
        tenantId,
        position,
        type,
        provider,
        name: { en: name },
        instructions: [],
        ...terms,
        instant: false,
        closed: false,
      })
    : db
        .update(depositChannels)
        .set({
          name: sql`json_set(${depositChannels.name}, '$.en', ${name})`,
          ...terms,
          closed: false,
          version: increased(depositChannels.version),
        })
        .where(isChannel);
  const account = {
    enabled: true,
    isTest,
    settings,
    secrets,
    changedAt: now,
    changedBy: staffId,
    testedAt: null,
    testError: '',
  };
  await atomically(
    scope,
    [
      channel,
      db
        .insert(providerAccounts)
        .values({ tenantId, channelId, ...account })
        .onConflictDoUpdate({
          target: [providerAccounts.tenantId, providerAccounts.channelId],
          set: account,
        }),
      // A tenant file of before would close it again: it is refused as stale.
      db
        .update(tenants)
        .set({ revision: sql`${tenants.revision} + 1` })
        .where(eq(tenants.id, tenantId)),
    ],
    {},
  );
}

/** Begins no more payments through a channel. Throws `NOT_FOUND`. */
export async function switchOff(scope: Scope, channelId: string): Promise<void> {
  const { db, now, tenantId, staffId = '' } = scope;
  if (!(await accountOf(scope, channelId))) throw new Failure('NOT_FOUND');
  const off = db
    .update(providerAccounts)
    .set({ enabled: false, changedAt: now, changedBy: staffId })
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId)));
  await atomically(scope, [off], {});
}
