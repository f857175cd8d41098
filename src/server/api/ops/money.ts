import type { opsMoneyEndpoints } from '../../../contract/ops/money.ts';
import { getOpsDeposit, rejectDeposit } from '../../commerce/deposit/decide-deposit.ts';
import { creditDeposit } from '../../commerce/settlement/credit-deposit.ts';
import {
  approveRefund,
  getOpsRefund,
  refundOrder,
  rejectRefund,
} from '../../commerce/settlement/decide-refund.ts';
import {
  getOpsWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
} from '../../commerce/withdrawal/withdrawals.ts';
import type { Handlers } from '../handler.ts';

export const opsMoneyHandlers: Pick<Handlers, keyof typeof opsMoneyEndpoints> = {
  getOpsDeposit: (scope, { params }) => getOpsDeposit(scope, params.id),
  creditDeposit: (scope, { params, body }) => creditDeposit(scope, params.id, body),
  rejectDeposit: (scope, { params, body }) => rejectDeposit(scope, params.id, body),
  getOpsWithdrawal: (scope, { params }) => getOpsWithdrawal(scope, params.id),
  payWithdrawal: (scope, { params }) => payWithdrawal(scope, params.id),
  rejectWithdrawal: (scope, { params, body }) => rejectWithdrawal(scope, params.id, body),
  refundOrder: (scope, { body }) => refundOrder(scope, body),
  getOpsRefund: (scope, { params }) => getOpsRefund(scope, params.id),
  approveRefund: (scope, { params, body }) => approveRefund(scope, params.id, body),
  rejectRefund: (scope, { params, body }) => rejectRefund(scope, params.id, body),
};
