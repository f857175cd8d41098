import type { accountEndpoints } from '../../contract/account.ts';
import {
  changePayPassword,
  changePayPassword,
  resetPayPassword,
  resetPayPassword,
  setFirstPayPassword,
  setFirstPayPassword,
} from '../commerce/payment/pay-password.ts';
import { getAccount, getAccount, listTransactions, listTransactions } from '../commerce/wallet/account.ts';
import {
  createDeposit,
  listDepositChannels,
  listDeposits,
  updateDeposit,
} from '../commerce/wallet/deposits.ts';
import type { Handlers } from './handler.ts';

const ok = { ok: true } as const;

export const accountHandlers: Pick<Handlers, keyof typeof accountEndpoints> = {
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
