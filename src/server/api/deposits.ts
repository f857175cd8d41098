import type { depositEndpoints } from '../../contract/calls/deposits.ts';
import { listDepositChannels } from '../commerce/deposit/deposit-channels.ts';
import { createDeposit, listDeposits, submitCertificate } from '../commerce/deposit/deposits.ts';
import { createPayCode } from '../commerce/deposit/pay-code.ts';
import { updateDeposit } from '../commerce/settlement/credit-deposit.ts';
import type { Handlers } from './handler.ts';

export const depositHandlers: Pick<Handlers, keyof typeof depositEndpoints> = {
  listDepositChannels: (scope) => listDepositChannels(scope),
  listDeposits: (scope, { query }) => listDeposits(scope, query),
  createDeposit: (scope, { body }) => createDeposit(scope, body),
  updateDeposit: (scope, { body }) => updateDeposit(scope, body),
  submitCertificate: (scope, { body }) => submitCertificate(scope, body),
  createPayCode: (scope, { body }) => createPayCode(scope, body),
};
