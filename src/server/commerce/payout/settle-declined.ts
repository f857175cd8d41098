import { eq, type SQL, sql } from 'drizzle-orm';
import { providerPayouts } from '../../db/schema/money/provider-payouts.ts';
import type { PayoutAccount } from '../../payments/provider.ts';
import type { Scope } from '../base/scope.ts';
import type { WithdrawalRow } from '../withdrawal/withdrawal-records.ts';
import { failPayout, MAX_ERROR, postpone, unlessDecided } from './decide-payout.ts';
import { movePayout, type ProviderPayoutRow } from './records.ts';

/** How far the provider's clock may be behind. */
const CLOCKS_MS = 3_600_000;
/** Why a payout waits for a person, for the desk. */
const TOO_LONG = 'No answer for too long to send it again';
const NOT_LISTED = 'The provider can’t tell whether it was paid';

/**
 * Sets a payout aside that was declined after an attempt without a response: it is not sent again before
 * the provider's transactions are listed. Returns whether it was still undecided.
 */
export const setAside = (
  scope: Scope,
  { listedAfterMs }: PayoutAccount,
  row: ProviderPayoutRow,
  error: string,
): Promise<boolean> =>
  unlessDecided(scope, [
    movePayout(
      scope,
      row,
      ['REQUESTED'],
      'REQUESTED',
      {
        error: error.slice(0, MAX_ERROR),
        declinedAt: scope.now,
        checks: row.checks + 1,
        nextCheckAt: scope.now + listedAfterMs,
      },
      isStill(row),
    ),
  ]);

/**
 * A payout without a response, if it may be sent now; else undefined. A payout that was set aside has
 * failed if the provider lists no money that could be it; then the money goes back to the balance, once. If
 * the provider lists such money, or has reported the payout, it is sent again with the same key: that names
 * the earlier payout. When the provider may have forgotten the key, it is never sent again.
 */
export async function rowToSend(
  scope: Scope,
  payouts: PayoutAccount,
  row: ProviderPayoutRow,
  { withdrawal, isTold }: { withdrawal: WithdrawalRow; isTold: boolean },
): Promise<ProviderPayoutRow | undefined> {
  const { now } = scope;
  const isForgotten = now - row.createdAt > payouts.sameKeyForMs;
  if (row.declinedAt === null) {
    if (!isForgotten) return claimAttempt(scope, row);
    await setAside(scope, payouts, row, TOO_LONG);
    return undefined;
  }
  if (isTold && !isForgotten) return claimAttempt(scope, row);
  if (now < row.declinedAt + payouts.listedAfterMs) return undefined;
  const money = { amount: withdrawal.payAmount, currency: withdrawal.payCurrency };
  const mayBePaid = await payouts.mayHavePaid(money, row.createdAt - CLOCKS_MS, now);
  if (mayBePaid === false) {
    const { error } = row;
    await failPayout(scope, row, withdrawal, { from: ['REQUESTED'], error, also: isStill(row) });
    return undefined;
  }
  if (mayBePaid === undefined || isForgotten) {
    await postpone(scope, row, mayBePaid === undefined ? NOT_LISTED : TOO_LONG);
    return undefined;
  }
  return claimAttempt(scope, row);
}

/** The condition that nobody has set a payout aside, or resumed it, since it was read. */
const isStill = ({ declinedAt }: ProviderPayoutRow): SQL =>
  declinedAt === null
    ? sql`${providerPayouts.declinedAt} is null`
    : eq(providerPayouts.declinedAt, declinedAt);

/**
 * Claims a payout for the next attempt. From then on it is not set aside any more, so nobody else concludes
 * that it has failed. Undefined if it is decided, or somebody else has set it aside or resumed it since it
 * was read.
 */
async function claimAttempt(
  scope: Scope,
  row: ProviderPayoutRow,
): Promise<ProviderPayoutRow | undefined> {
  const changes = { declinedAt: null };
  const taken = movePayout(scope, row, ['REQUESTED'], 'REQUESTED', changes, isStill(row));
  return (await unlessDecided(scope, [taken])) ? { ...row, ...changes } : undefined;
}
