import type { Scope } from '../base/scope.ts';
import { approveRefund } from '../refund/decide.ts';
import type { RefundRow } from '../refund/records.ts';
import { creditDeposit } from '../wallet/credit-deposit.ts';
import type { DepositRow } from '../wallet/deposit-records.ts';
import type { WithdrawalRow } from '../wallet/withdrawal-records.ts';
import { payWithdrawal } from '../wallet/withdrawals.ts';

/** What the simulated cashier does: every transfer arrives, every request is granted. */

export const credit = (scope: Scope, { id }: DepositRow) => creditDeposit(scope, id, {});

export const payOut = (scope: Scope, { id }: WithdrawalRow) => payWithdrawal(scope, id);

export const grant = (scope: Scope, { id }: RefundRow) => approveRefund(scope, id, {});
