import type { opsMoneyEndpoints } from '../../../contract/ops/money.ts';
import { creditDeposit, rejectDeposit } from '../../commerce/wallet/credit-deposit.ts';
import type { Handlers } from '../handler.ts';

export const opsMoneyHandlers = {
  creditDeposit: (scope, { params }) => creditDeposit(scope, params.id),
  rejectDeposit: (scope, { params, body }) => rejectDeposit(scope, params.id, body.reason),
} as Pick<Handlers, keyof typeof opsMoneyEndpoints>;
