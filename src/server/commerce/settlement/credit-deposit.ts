import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { type OwnerScope, onBehalfOf, type Scope } from '../base/scope.ts';
import { creditToBalance } from '../deposit/decide-deposit.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import { viewDeposit } from '../deposit/deposit-view.ts';
import { changeDeposit, type DepositUpdate } from '../deposit/deposits.ts';
import { isPayable, paymentsNamed, totalFen } from '../payment/payments.ts';
import { settlePayments } from './settle-payments.ts';

/**
 * Credits a top-up to the balance, then settles the payments of its pay code if it has one.
 * Throws as `creditToBalance`.
 */
export async function creditDeposit(
  scope: Scope,
  idOrNo: string,
  arrived: { amount?: string | undefined } = {},
): Promise<Deposit> {
  const credited = await creditToBalance(scope, idOrNo, arrived);
  await settlePayCode(scope, credited);
  return viewDeposit(scope, credited, await channelsOf(scope));
}

/**
 * As `changeDeposit`; in demo mode a submitted top-up of an instant channel is credited at once, as
 * by `creditDeposit`.
 */
export async function updateDeposit(scope: OwnerScope, update: DepositUpdate): Promise<Deposit> {
  const { row, channels, channel } = await changeDeposit(scope, update);
  return update.action === 'SUBMIT' && channel?.instant && scope.demo
    ? creditDeposit({ ...scope, actor: 'SYSTEM' }, row.id)
    : viewDeposit(scope, row, channels);
}

/**
 * Pays the payments of a credited pay code that are still open, in a transaction of its own. If too
 * little arrived, or the payments can't be paid any more, the money stays on the balance.
 */
async function settlePayCode(scope: Scope, row: DepositRow): Promise<void> {
  if (!row.paymentNos) return;
  const owner: OwnerScope = { ...onBehalfOf(scope, row), actor: 'SYSTEM' };
  const named = await paymentsNamed(owner, row.paymentNos);
  const due = named.filter((payment) => isPayable(payment, scope.now));
  if (totalFen(due) > row.amountFen) return;
  try {
    await settlePayments(owner, due);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
