import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { OwnerScope } from '../base/scope.ts';
import { createDeposit, type DepositRequest } from '../deposit/deposits.ts';
import { walletOf } from '../ledger/ledger.ts';
import { openPaymentsNamed, totalFen } from '../payment/payments.ts';
import { verifyPayPassword } from '../wallet/pay-password.ts';

export type PayingDepositRequest = DepositRequest & {
  paymentNos?: readonly string[];
  payPassword?: string;
};

/**
 * Creates a top-up as `createDeposit`. If it has payments, it settles them as soon as it is credited,
 * whoever credits it. If its amount is less than theirs, the rest comes from the balance. That needs the
 * pay password; new money does not. Throws as `createDeposit` and `verifyPayPassword`, and `NOT_FOUND`,
 * `PAYMENT_CLOSED`, `INSUFFICIENT_BALANCE`.
 */
export async function createPayingDeposit(
  scope: OwnerScope,
  { paymentNos, payPassword, ...request }: PayingDepositRequest,
): Promise<Deposit> {
  if (!paymentNos) return createDeposit(scope, request);
  const numbers = [...new Set(paymentNos)].sort();
  const dueFen = totalFen(await openPaymentsNamed(scope, numbers));
  const fromBalanceFen = Math.max(dueFen - toFen(request.amount), 0);
  if (fromBalanceFen > 0) await allowBalance(scope, fromBalanceFen, payPassword);
  return createDeposit(scope, request, { paymentNos: numbers, fromBalanceFen });
}

/** Throws unless the balance has the amount and the pay password is right. */
async function allowBalance(scope: OwnerScope, fen: number, payPassword = ''): Promise<void> {
  const { availableFen } = await walletOf(scope.db, scope);
  if (availableFen < fen) {
    const sums = { available: fromFen(availableFen), missing: fromFen(fen - availableFen) };
    throw new Failure('INSUFFICIENT_BALANCE', sums);
  }
  if (payPassword === '') {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'payPassword', code: 'required' }]);
  }
  await verifyPayPassword(scope, payPassword);
}
