import type { opsProviderPayoutEndpoints } from '../../../../contract/ops/money/provider-payouts.ts';
import { listProviderPayable, listProviderPayouts } from '../../../commerce/payout/records.ts';
import { sendProviderPayouts } from '../../../commerce/payout/send-payouts.ts';
import type { Handlers } from '../../handler.ts';

export const opsProviderPayoutHandlers: Pick<Handlers, keyof typeof opsProviderPayoutEndpoints> = {
  listProviderPayable: (scope) => listProviderPayable(scope),
  listProviderPayouts: (scope, { query }) => listProviderPayouts(scope, query),
  sendProviderPayouts: (scope, { body }) => sendProviderPayouts(scope, body.withdrawalIds),
};
