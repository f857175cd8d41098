import type { opsMoneyEndpoints } from '../../../../contract/ops/money/money.ts';
import { getOpsDeposit, rejectDeposit } from '../../../commerce/deposit/decide-deposit.ts';
import {
  agreeRefund,
  answerRefund,
  rejectRefund,
} from '../../../commerce/settlement/answer-refund.ts';
import { getOpsRefund } from '../../../commerce/settlement/decide-refund.ts';
import { getOpsWithdrawal, rejectWithdrawal } from '../../../commerce/withdrawal/withdrawals.ts';
import {
  approveOrPropose,
  creditOrPropose,
  payOrPropose,
  refundOrPropose,
} from '../../../staff/approvals/money-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsMoneyHandlers: Pick<Handlers, keyof typeof opsMoneyEndpoints> = {
  getOpsDeposit: (scope, { params }) => getOpsDeposit(scope, params.id),
  creditDeposit: (scope, { params, body }) => creditOrPropose(scope, params.id, body),
  rejectDeposit: (scope, { params, body }) => rejectDeposit(scope, params.id, body),
  getOpsWithdrawal: (scope, { params }) => getOpsWithdrawal(scope, params.id),
  payWithdrawal: (scope, { params, body }) => payOrPropose(scope, params.id, body),
  rejectWithdrawal: (scope, { params, body }) => rejectWithdrawal(scope, params.id, body),
  refundOrder: (scope, { body }) => refundOrPropose(scope, body),
  getOpsRefund: (scope, { params }) => getOpsRefund(scope, params.id),
  agreeRefund: (scope, { params, body }) => agreeRefund(scope, params.id, body),
  approveRefund: (scope, { params, body }) => approveOrPropose(scope, params.id, body),
  answerRefund: (scope, { params, body }) => answerRefund(scope, params.id, body),
  rejectRefund: (scope, { params, body }) => rejectRefund(scope, params.id, body),
};
