import type { refundEndpoints } from '../../../contract/calls/refunds.ts';
import { listRefunds } from '../../commerce/refund/list.ts';
import { cancelRefund, requestRefund } from '../../commerce/settlement/request-refund.ts';
import type { Handlers } from '../handler.ts';

export const refundHandlers: Pick<Handlers, keyof typeof refundEndpoints> = {
  listRefunds: (scope, { query }) => listRefunds(scope, query),
  requestRefund: (scope, { body }) => requestRefund(scope, body),
  cancelRefund: (scope, { params }) => cancelRefund(scope, params.id),
};
