import type { accountEndpoints } from '../../contract/account.ts';
import {
  changePayPassword,
  resetPayPassword,
  setFirstPayPassword,
} from '../commerce/payment/pay-password.ts';
import { getAccount, listTransactions } from '../commerce/wallet/account.ts';
import type { Handlers } from './handler.ts';

const ok = { ok: true } as const;

export const accountHandlers: Omit<
  Pick<Handlers, keyof typeof accountEndpoints>,
  'getTransactionSummary' | 'getTransaction' | 'listOperations'
> = {
  getAccount: (scope) => getAccount(scope),
  setFirstPayPassword: async (scope, { body }) => {
    await setFirstPayPassword(scope, body);
    return ok;
  },
  changePayPassword: async (scope, { body }) => {
    await changePayPassword(scope, body);
    return ok;
  },
  resetPayPassword: async (scope, { body }) => {
    await resetPayPassword(scope, body);
    return ok;
  },
  listTransactions: (scope, { query }) => listTransactions(scope, query),
};
