import type { opsEndpoints } from '../../contract/ops.ts';
import { creditDeposit, rejectDeposit } from '../commerce/wallet/credit-deposit.ts';
import type { Handlers } from './handler.ts';

export const opsHandlers: Pick<Handlers, keyof typeof opsEndpoints> = {
  creditDeposit: (scope, { params }) => creditDeposit(scope, params.id),
  rejectDeposit: (scope, { params, body }) => rejectDeposit(scope, params.id, body.reason),
};
