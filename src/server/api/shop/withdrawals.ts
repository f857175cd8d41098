import type { withdrawalEndpoints } from '../../../contract/calls/withdrawals.ts';
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
} from '../../commerce/withdrawal/withdraw.ts';
import { getWithdrawalTerms } from '../../commerce/withdrawal/withdrawal-terms.ts';
import type { Handlers } from '../handler.ts';

export const withdrawalHandlers: Pick<Handlers, keyof typeof withdrawalEndpoints> = {
  getWithdrawalTerms: (scope) => getWithdrawalTerms(scope),
  listWithdrawals: (scope, { query }) => listWithdrawals(scope, query),
  createWithdrawal: (scope, { body }) => createWithdrawal(scope, body),
  cancelWithdrawal: (scope, { params }) => cancelWithdrawal(scope, params.id),
};
