import type { accountEndpoints } from '../../../contract/calls/account.ts';
import { listOperations } from '../../commerce/identity/operations.ts';
import {
  getAccount,
  getTransactionSummary,
  listTransactions,
} from '../../commerce/wallet/account.ts';
import {
  changePayPassword,
  resetPayPassword,
  setFirstPayPassword,
} from '../../commerce/wallet/pay-password.ts';
import { getTransaction } from '../../commerce/wallet/transaction.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';

export const accountHandlers: Pick<Handlers, keyof typeof accountEndpoints> = {
  getAccount: (scope) => getAccount(scope),
  setFirstPayPassword: async (scope, { body }) => {
    await setFirstPayPassword(scope, body);
    return OK;
  },
  changePayPassword: async (scope, { body }) => {
    await changePayPassword(scope, body);
    return OK;
  },
  resetPayPassword: async (scope, { body }) => {
    await resetPayPassword(scope, body);
    return OK;
  },
  listTransactions: (scope, { query }) => listTransactions(scope, query),
  getTransactionSummary: (scope, { query }) => getTransactionSummary(scope, query),
  getTransaction: (scope, { params }) => getTransaction(scope, params.id),
  listOperations: (scope, { query }) => listOperations(scope, query),
};
