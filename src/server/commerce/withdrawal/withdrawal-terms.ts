import { and, eq } from 'drizzle-orm';
import type { WithdrawalTerms } from '../../../contract/calls/withdrawals.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { PayoutObstacle } from '../../../contract/values/money/money-kinds.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { pickText } from '../../db/tenant-text.ts';
import { providerOf } from '../../payments/providers.ts';
import { iso } from '../base/clock.ts';
import type { OwnerScope } from '../base/scope.ts';
import {
  type Channel,
  channelsOf,
  isOpenChannel,
  paysOut,
  rateToday,
} from '../deposit/deposit-channels.ts';
import { requireUser } from '../identity/users.ts';
import { walletOf } from '../ledger/ledger.ts';

/**
 * How long withdrawals are blocked after the pay password was set without the old one. Somebody who
 * has stolen the mailbox can do that.
 */
const COOLING_MS = 24 * 3_600_000;

/**
 * The channels, limits and fee with which the shopper can withdraw now, and why they can't withdraw
 * to the tenant's other channels.
 */
export async function getWithdrawalTerms(scope: OwnerScope): Promise<WithdrawalTerms> {
  const [channels, { availableFen }, user] = await Promise.all([
    payoutChannels(scope),
    walletOf(scope.db, scope),
    requireUser(scope),
  ]);
  const coolingUntil = coolingEnd(user);
  const priced = await Promise.all(
    channels.map(async ({ channel, obstacle }) => {
      const { id, currency } = channel;
      const rate = obstacle ? undefined : await rateToday(scope, currency);
      const { payeeBy } = providerOf(channel);
      return { id, name: pickText(channel.name, scope.locale), currency, rate, obstacle, payeeBy };
    }),
  );
  const { minimum, fee } = scope.tenant.withdrawal;
  return {
    minimum,
    fee,
    available: fromFen(availableFen),
    coolingUntil: coolingUntil > scope.now ? iso(coolingUntil) : undefined,
    channels: priced.flatMap(({ id, name, currency, rate, payeeBy }) =>
      rate ? [{ id, name, currency, rate, ...(payeeBy && { payeeBy }) }] : [],
    ),
    otherChannels: priced.flatMap(({ id, name, rate, obstacle = 'NO_RATE' }) =>
      rate ? [] : [{ id, name, obstacle }],
    ),
  };
}

type PayoutChannel = { channel: Channel; obstacle: PayoutObstacle | undefined };

/**
 * The tenant's channels; closed ones only if the shopper has used them. A channel has no obstacle if it
 * pays out and the shopper has topped up through it.
 */
export async function payoutChannels(scope: OwnerScope): Promise<PayoutChannel[]> {
  const { db, tenantId, userId } = scope;
  const [channels, used] = await Promise.all([
    channelsOf(scope),
    db
      .selectDistinct({ channelId: deposits.channelId })
      .from(deposits)
      .where(
        and(
          eq(deposits.tenantId, tenantId),
          eq(deposits.userId, userId),
          eq(deposits.status, 'SUCCEEDED'),
        ),
      ),
  ]);
  return channels
    .map((channel) => ({
      channel,
      isUsed: used.some(({ channelId }) => channelId === channel.id),
      isOpen: isOpenChannel(scope, channel),
    }))
    .filter(({ isUsed, isOpen }) => isUsed || isOpen)
    .map(({ channel, ...use }) => ({ channel, obstacle: obstacleOf(channel, use) }));
}

function obstacleOf(
  channel: Channel,
  { isUsed, isOpen }: { isUsed: boolean; isOpen: boolean },
): PayoutObstacle | undefined {
  if (channel.instant) return 'DEMONSTRATION';
  if (!paysOut(channel)) return 'NO_PAYOUT';
  if (!isOpen) return 'CLOSED';
  return isUsed ? undefined : 'NOT_USED';
}

/** Until when withdrawals are blocked, in milliseconds since the epoch; 0 if they never were. */
export const coolingEnd = ({ payPasswordResetAt }: { payPasswordResetAt: number }) =>
  payPasswordResetAt > 0 ? payPasswordResetAt + COOLING_MS : 0;
