import type { opsBankReturnEndpoints } from '../../../../contract/ops/money/bank-returns.ts';
import { bounceOrPropose, reverseOrPropose } from '../../../staff/approvals/bank-return-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsBankReturnHandlers: Pick<Handlers, keyof typeof opsBankReturnEndpoints> = {
  reverseDeposit: (scope, { params, body }) => reverseOrPropose(scope, params.id, body),
  bounceWithdrawal: (scope, { params, body }) => bounceOrPropose(scope, params.id, body),
};
