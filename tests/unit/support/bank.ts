import { makeAccount } from '../../../src/server/commerce/bank/accounts.ts';
import type { Scope } from '../../../src/server/commerce/base/scope.ts';

/** An account of tenant one in AUD, with 100.00 in it. */
export const newBankAccount = (scope: Scope) =>
  makeAccount(scope, {
    name: 'Westpac',
    holder: 'Sampan',
    bic: '',
    channelIds: ['bank-one'],
    useReferences: false,
    currency: 'AUD',
    accountNo: '0720014471',
    opening: '100',
  });
