import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { FOR_EVER, seal, unseal } from '../../crypto/sealed-cookie.ts';
import { providerAccounts } from '../../db/schema/money/providers.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import type { OpenAccount, Settings } from '../../payments/provider.ts';
import { type OnlinePaymentProvider, onlineProviderNamed } from '../../payments/providers.ts';
import { isSecret } from '../../payments/settings-fields.ts';
import type { Scope } from '../base/scope.ts';

type Place = { tenantId: string; channelId: string };

/**
 * The purpose of secrets that were sealed before it contained the channel. They are sealed again when they
 * are saved.
 */
const OLD_PURPOSE = 'payment-provider';
/**
 * The purpose for which the secrets of a channel are sealed. So they can't be opened for another purpose or
 * channel.
 */
const purposeOf = ({ tenantId, channelId }: Place): string =>
  JSON.stringify([OLD_PURPOSE, tenantId, channelId]);

export type AccountRow = typeof providerAccounts.$inferSelect;
export type Account = {
  row: AccountRow;
  provider: OnlinePaymentProvider;
  channelId: string;
};

/** The settings of a provider in two parts: those that the staff see, and the secrets, sealed. */
export async function sealSettings(
  { keys, now }: Pick<Scope, 'keys' | 'now'>,
  place: Place,
  { online }: OnlinePaymentProvider,
  settings: Settings,
): Promise<{ settings: Record<string, string>; secrets: string }> {
  const entries = Object.entries(settings);
  const isHidden = ([name]: [string, string]) => isSecret(online.settings, name);
  const hidden = Object.fromEntries(entries.filter(isHidden));
  return {
    settings: Object.fromEntries(entries.filter((entry) => !isHidden(entry))),
    secrets: await seal(keys, purposeOf(place), hidden, FOR_EVER, now),
  };
}

const secretsShape = v.record(v.string(), v.string());

/** All settings of an account; undefined if its secrets can't be opened any more, or it lacks some. */
export async function openSettings(
  { keys, now }: Pick<Scope, 'keys' | 'now'>,
  { online }: OnlinePaymentProvider,
  { settings, secrets, ...place }: Pick<AccountRow, 'settings' | 'secrets'> & Place,
): Promise<Settings | undefined> {
  const unsealed =
    (await unseal(keys, purposeOf(place), secrets, now)) ??
    (await unseal(keys, OLD_PURPOSE, secrets, now));
  const opened = v.safeParse(secretsShape, unsealed);
  if (!opened.success) return undefined;
  const read = v.safeParse(online.settings, { ...settings, ...opened.output });
  return read.success ? read.output : undefined;
}

/** The account of a channel of the tenant with its provider, on or off; undefined if it has none. */
export async function accountOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  channelId: string,
): Promise<Account | undefined> {
  const [found] = await db
    .select({ row: providerAccounts, provider: depositChannels.provider })
    .from(providerAccounts)
    .innerJoin(
      depositChannels,
      and(
        eq(depositChannels.tenantId, providerAccounts.tenantId),
        eq(depositChannels.id, providerAccounts.channelId),
      ),
    )
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.channelId, channelId)));
  const provider = found && onlineProviderNamed(found.provider);
  return provider && { row: found.row, provider, channelId };
}

/**
 * Opens an account, to speak to its provider; undefined if its settings can't be opened, or are those of a test mode
 * outside demo mode: what is paid with a test card must never be credited.
 */
export async function openAccount(
  scope: Pick<Scope, 'keys' | 'now' | 'gateways' | 'demo'>,
  { row, provider: { online, ...provider } }: Account,
): Promise<OpenAccount | undefined> {
  const settings = await openSettings(scope, { online, ...provider }, row);
  if (!settings || (online.isTest(settings) && !scope.demo)) return undefined;
  return online.open(settings, scope.gateways);
}
