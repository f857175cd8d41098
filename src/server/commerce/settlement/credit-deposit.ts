import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Statement } from '../base/atomically.ts';
import { type OwnerScope, onBehalfOf, type Scope } from '../base/scope.ts';
import { reviewedStatement } from '../channel/provider-payments.ts';
import { creditToBalance, type Received } from '../deposit/decide-deposit.ts';
import { channelsOf } from '../deposit/deposit-channels.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import { viewDeposit } from '../deposit/deposit-view.ts';
import { changeDeposit, type DepositUpdate } from '../deposit/deposits.ts';
import { walletOf } from '../ledger/ledger.ts';
import { repayOwed } from '../ledger/owed.ts';
import { isPayable, paymentsNamed, totalFen } from '../payment/payments.ts';
import { PAYMENT_CHANGED, settlementOf } from './settle-payments.ts';

/**
 * How often crediting together with the payments is tried. A try fails if a concurrent call has changed one
 * of them.
 */
const MAX_ROUNDS = 5;

/**
 * Credits a top-up to the balance, and in the same transaction settles the payments for which it was made,
 * if any. What the shopper owes is paid first. Throws as `creditToBalance`.
 */
export async function creditDeposit(
  scope: Scope,
  idOrNo: string,
  received: Received = {},
): Promise<Deposit> {
  const credited = await creditAndSettle(scope, idOrNo, received);
  await repayOwed(onBehalfOf(scope, credited));
  return viewDeposit(scope, credited, await channelsOf(scope));
}

/**
 * As `changeDeposit`. In demo mode a submitted top-up of an instant channel is credited at once, as
 * `creditDeposit` does.
 */
export async function updateDeposit(scope: OwnerScope, update: DepositUpdate): Promise<Deposit> {
  const { row, channels, channel } = await changeDeposit(scope, update);
  return update.action === 'SUBMIT' && channel?.instant && scope.demo
    ? creditDeposit({ ...scope, actor: 'SYSTEM' }, row.id)
    : viewDeposit(scope, row, channels);
}

/** Credits a top-up and pays its payments, or credits it alone if they change in every round. */
async function creditAndSettle(
  scope: Scope,
  idOrNo: string,
  received: Received,
): Promise<DepositRow> {
  const spending = {
    spend: async (row: DepositRow) => [
      ...(received.byProvider ? [] : [reviewedStatement(scope, row)]),
      ...(await paymentStatements(scope, row)),
    ],
    guards: [...PAYMENT_CHANGED, 'OVERDRAFT'] as const,
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    try {
      return await creditToBalance(scope, idOrNo, received, spending);
    } catch (error) {
      if (!(error instanceof Failure && error.code === 'CONFLICT')) throw error;
    }
  }
  return creditToBalance(scope, idOrNo, received);
}

/**
 * The statements that pay those payments of a top-up that are still open. None if too little was received,
 * if the shopper owes money, or if the payments can't be paid any more: then the money stays on the
 * balance. They use no more of the earlier balance than was allowed with the pay password.
 */
async function paymentStatements(scope: Scope, row: DepositRow): Promise<Statement[]> {
  if (!row.paymentNos) return [];
  const owner: OwnerScope = { ...onBehalfOf(scope, row), actor: 'SYSTEM' };
  const { owedFen, availableFen } = await walletOf(scope.db, row);
  if (owedFen > 0) return [];
  const listed = await paymentsNamed(owner, row.paymentNos);
  const due = listed.filter((payment) => isPayable(payment, scope.now));
  const payableFen = row.amountFen + Math.min(row.fromBalanceFen, availableFen);
  return totalFen(due) > payableFen ? [] : settlementOf(owner, due);
}
