import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { DepositChannel } from '../../../contract/calls/deposits.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { providerAccounts } from '../../db/schema/money/providers.ts';
import { depositChannels } from '../../db/schema/shop/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import { providerOf } from '../../payments/providers.ts';
import type { Scope } from '../base/scope.ts';
import { currentRateIfFresh } from '../rates/exchange-rates.ts';

/** A channel, and whether its account at an online provider is on and in test mode; null if it has none. */
export type Channel = typeof depositChannels.$inferSelect & {
  accountEnabled: boolean | null;
  accountIsTest: boolean | null;
};

/** Whether a withdrawal can go through a channel. */
/** Whether the provider of a channel pays withdrawals out itself. */
export const paidByProvider = (channel: Channel): boolean =>
  providerOf(channel).payeeBy !== undefined;

export const paysOut = (channel: Channel): boolean => providerOf(channel).paysOut;

/** The tenant's channels as they are stored, in their order. */
export function channelsOf({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Promise<Channel[]> {
  return db
    .select({
      ...getTableColumns(depositChannels),
      accountEnabled: providerAccounts.enabled,
      accountIsTest: providerAccounts.isTest,
    })
    .from(depositChannels)
    .leftJoin(
      providerAccounts,
      and(
        eq(providerAccounts.tenantId, depositChannels.tenantId),
        eq(providerAccounts.channelId, depositChannels.id),
      ),
    )
    .where(eq(depositChannels.tenantId, tenantId))
    .orderBy(asc(depositChannels.position));
}

/**
 * Whether a channel is open. Channels that move no real money are open in demo mode only, those of an
 * online provider while their account is switched on.
 */
export const isOpenChannel = ({ demo }: Pick<Scope, 'demo'>, channel: Channel): boolean =>
  !channel.closed &&
  (demo || !isSimulated(channel)) &&
  (!providerOf(channel).online || channel.accountEnabled === true);

/** The channels that are open. */
export async function openChannels(scope: Scope): Promise<Channel[]> {
  return (await channelsOf(scope)).filter((channel) => isOpenChannel(scope, channel));
}

/** Whether a channel moves no real money: it credits at once, after the sandbox's card page, or with a test card. */
const isSimulated = (channel: Channel): boolean =>
  channel.instant || providerOf(channel).isSimulated || channel.accountIsTest === true;

/** The tenant's open channels in the caller's language, each with today's rate if there is one. */
export async function listDepositChannels(scope: Scope): Promise<DepositChannel[]> {
  const channels = await openChannels(scope);
  const currencies = [...new Set(channels.map(({ currency }) => currency))];
  const rates = await Promise.all(currencies.map((currency) => rateToday(scope, currency)));
  return channels.map((channel) => ({
    id: channel.id,
    type: channel.type,
    name: pickText(channel.name, scope.locale),
    instructions: channel.instructions.map(({ label, value }) => ({
      label: pickText(label, scope.locale),
      value,
    })),
    ...(channel.picture && { picture: channel.picture }),
    currency: channel.currency,
    feeBasisPoints: channel.feeBasisPoints,
    minimum: fromFen(channel.minimumFen),
    maximum: fromFen(channel.maximumFen),
    rate: rates[currencies.indexOf(channel.currency)],
    onePay: channel.merchant?.onePay ?? false,
    paysPayments: true,
    demonstration: channel.instant,
    withdrawable: paysOut(channel),
  }));
}

/** The channel's fee in fen, rounded up. The shopper pays it in addition to the credited amount. */
export function feeOf({ feeBasisPoints }: Channel, amountFen: number): number {
  return Math.ceil((amountFen * feeBasisPoints) / 10_000);
}

/** The value of 1 CNY today in a currency, or undefined if the last rate is too old to be used. */
export async function rateToday(scope: Scope, currency: string): Promise<string | undefined> {
  return (await currentRateIfFresh(scope, currency))?.rate;
}
