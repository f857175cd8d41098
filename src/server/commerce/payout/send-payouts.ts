import { type ErrorCode, Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { providerPayouts } from '../../db/schema/money/provider-payouts.ts';
import { isSameMoney } from '../../payments/money.ts';
import type { OpenAccount, PayoutAccount } from '../../payments/provider.ts';
import { ProviderFailure } from '../../payments/provider-failure.ts';
import { atomically } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import { channelsOf, paidByProvider } from '../deposit/deposit-channels.ts';
import { asFailure } from '../payin/provider-errors.ts';
import { type WithdrawalRow, withdrawalMove } from '../withdrawal/withdrawal-records.ts';
import { payWithdrawal, tenantWithdrawal } from '../withdrawal/withdrawals.ts';
import {
  DECIDED,
  FIRST_LOOK_MS,
  failPayout,
  postpone,
  unlessDecided,
  unlessSettled,
} from './decide-payout.ts';
import { movePayout, type ProviderPayoutRow, payoutNamed } from './records.ts';
import { rowToSend, setAside } from './settle-declined.ts';

type Sent = { withdrawalId: string; error?: ErrorCode };

/**
 * Pays approved withdrawals out through the providers of their channels, one after the other. Each is first
 * stored as under way and then sent. If a call is interrupted in between, or has no response, the timer
 * sends it again with the same key.
 */
export async function sendProviderPayouts(
  scope: Scope,
  withdrawalIds: readonly string[],
): Promise<{ results: Sent[]; sent: number; failed: number }> {
  const results: Sent[] = [];
  for (const withdrawalId of new Set(withdrawalIds)) {
    try {
      await sendOne(scope, withdrawalId);
      results.push({ withdrawalId });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      results.push({ withdrawalId, error: error.code });
    }
  }
  const failed = results.filter(({ error }) => error).length;
  return { results, sent: results.length - failed, failed };
}

async function sendOne(scope: Scope, withdrawalId: string): Promise<void> {
  const { db, now, staffId = '' } = scope;
  const withdrawal = await tenantWithdrawal(scope, withdrawalId);
  const channel = (await channelsOf(scope)).find(({ id }) => id === withdrawal.channelId);
  const opened = channel && paidByProvider(channel) && (await openedAt(scope, channel.id));
  if (!opened) throw new Failure('PAYOUT_CHANNEL_UNAVAILABLE');
  const row: ProviderPayoutRow = {
    id: newId(now),
    tenantId: withdrawal.tenantId,
    withdrawalId: withdrawal.id,
    channelId: withdrawal.channelId,
    state: 'REQUESTED',
    reference: null,
    error: '',
    nextCheckAt: now + FIRST_LOOK_MS,
    checks: 0,
    declinedAt: null,
    madeBy: staffId,
    createdAt: now,
    changedAt: now,
  };
  const failure = () => illegalTransition(withdrawal.status, 'SENT');
  await atomically(
    scope,
    [
      db.insert(providerPayouts).values(row),
      ...withdrawalMove(scope, withdrawal, { event: 'SENT' }).statements,
    ],
    { PROVIDER_PAYOUT_HELD: failure, WITHDRAWAL_STATUS: failure },
  );
  await continuePayout(scope, opened, row, { isFirst: true });
}

/** The payout account of a channel; undefined if the channel is switched off or can't pay out. */
async function openedAt(scope: Scope, channelId: string): Promise<PayoutAccount | undefined> {
  const account = await accountOf(scope, channelId);
  if (!account?.row.enabled) return undefined;
  return (await openAccount(scope, account))?.payout;
}

/**
 * Continues a payout: sends it if the provider has not responded yet, and applies the state that the
 * provider reports. A missing response is noted, and the payout is looked up later. A payout that the
 * provider declines has failed at once only if it was never sent before (`isFirst`). Otherwise nobody knows
 * whether an earlier attempt was carried out, so it is not sent again until that is settled. `isTold` means
 * that the provider has reported the payout.
 */
export async function continuePayout(
  scope: Scope,
  payouts: PayoutAccount,
  given: ProviderPayoutRow,
  { isFirst = false, isTold = false }: { isFirst?: boolean; isTold?: boolean } = {},
): Promise<void> {
  const withdrawal = await tenantWithdrawal(scope, given.withdrawalId);
  let row = given;
  let { reference } = row;
  try {
    const toSend = reference ? row : await rowToSend(scope, payouts, row, { withdrawal, isTold });
    if (!toSend) return;
    row = toSend;
    reference ??= await send(scope, payouts, row, withdrawal);
    await apply(scope, payouts, { ...row, reference }, withdrawal);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    asFailure(scope, row.channelId, error);
    const isDeclined = reference === null && error.fault === 'DECLINED';
    if (isDeclined && isFirst) {
      await failPayout(scope, row, withdrawal, { from: ['REQUESTED'], error: error.message });
    } else if (isDeclined) await setAside(scope, payouts, row, error.message);
    else await postpone(scope, row, error.message);
  }
}

async function send(
  scope: Scope,
  payouts: PayoutAccount,
  row: ProviderPayoutRow,
  { accountNo, payAmount, payCurrency, withdrawalNo }: WithdrawalRow,
): Promise<string> {
  const { reference } = await payouts.send({
    key: row.id,
    receiver: accountNo,
    money: { amount: payAmount, currency: payCurrency },
    note: withdrawalNo,
  });
  await unlessDecided(scope, [
    movePayout(scope, row, ['REQUESTED', 'PENDING'], 'PENDING', { reference }),
  ]);
  return reference;
}

async function apply(
  scope: Scope,
  payouts: PayoutAccount,
  row: ProviderPayoutRow & { reference: string },
  withdrawal: WithdrawalRow,
): Promise<void> {
  const state = await payouts.stateOf(row.reference);
  if (state.status === 'PENDING') return postpone(scope, row, '');
  if (state.status === 'FAILED') {
    return failPayout(scope, row, withdrawal, {
      from: ['REQUESTED', 'PENDING'],
      error: state.reason,
    });
  }
  const requestedMoney = { amount: withdrawal.payAmount, currency: withdrawal.payCurrency };
  if (!isSameMoney(state.money, requestedMoney)) {
    const { amount, currency } = state.money;
    throw new ProviderFailure('UNREADABLE', `paid ${amount} ${currency}`);
  }
  const paid = movePayout(scope, row, ['REQUESTED', 'PENDING'], 'PAID', DECIDED);
  await unlessSettled(payWithdrawal(scope, withdrawal.id, [paid]));
}

/** Looks up the payout that a webhook is about. Returns whether there is one. */
export async function lookUpPayout(
  scope: Scope,
  account: OpenAccount,
  { channelId, key }: { channelId: string; key: string },
): Promise<boolean> {
  const row = await payoutNamed(scope, key);
  if (!account.payout || row?.channelId !== channelId) return false;
  if (row.state === 'REQUESTED' || row.state === 'PENDING')
    await continuePayout(scope, account.payout, row, { isTold: true });
  return true;
}
