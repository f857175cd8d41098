import type { opsProviderPaymentEndpoints } from '../../../../contract/ops/money/provider-payments.ts';
import { getProviderPayment, listProviderPayments } from '../../../commerce/payin/ops-channels.ts';
import { refundPayerOrPropose } from '../../../staff/approvals/channel-acts.ts';
import type { Handlers } from '../../handler.ts';

export const opsProviderPaymentHandlers: Pick<Handlers, keyof typeof opsProviderPaymentEndpoints> =
  {
    listProviderPayments: (scope, { query }) => listProviderPayments(scope, query),
    getProviderPayment: (scope, { params }) => getProviderPayment(scope, params.id),
    refundToPayer: (scope, { params, body }) => refundPayerOrPropose(scope, params.id, body),
  };
