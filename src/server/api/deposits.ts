import type { depositEndpoints } from '../../contract/deposits.ts';
import {
  createDeposit,
  listDepositChannels,
  listDeposits,
  updateDeposit,
} from '../commerce/wallet/deposits.ts';
import type { Handlers } from './handler.ts';

export const depositHandlers = {
  listDepositChannels: (scope) => listDepositChannels(scope),
  listDeposits: (scope, { query }) => listDeposits(scope, query),
  createDeposit: (scope, { body }) => createDeposit(scope, body),
  updateDeposit: (scope, { body }) => updateDeposit(scope, body),
} as Pick<Handlers, keyof typeof depositEndpoints>;
