import type { depositEndpoints } from '../../../contract/calls/deposits.ts';
import { listDepositChannels } from '../../commerce/deposit/deposit-channels.ts';
import { listDeposits, submitCertificate } from '../../commerce/deposit/deposits.ts';
import { createPayCode } from '../../commerce/deposit/pay-code.ts';
import { endPayment } from '../../commerce/payin/come-back.ts';
import { updateDeposit } from '../../commerce/settlement/credit-deposit.ts';
import { createPayingDeposit } from '../../commerce/settlement/paying-deposit.ts';
import type { Handlers } from '../handler.ts';

export const depositHandlers: Pick<Handlers, keyof typeof depositEndpoints> = {
  listDepositChannels: (scope) => listDepositChannels(scope),
  listDeposits: (scope, { query }) => listDeposits(scope, query),
  createDeposit: (scope, { body }) => createPayingDeposit(scope, body),
  updateDeposit: async (scope, { body }) => {
    const updated = await updateDeposit(scope, body);
    if (body.action === 'CANCEL') await endPayment(scope, body.depositId);
    return updated;
  },
  submitCertificate: (scope, { body }) => submitCertificate(scope, body),
  createPayCode: (scope, { body }) => createPayCode(scope, body),
};
