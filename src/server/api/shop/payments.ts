import type { paymentEndpoints } from '../../../contract/calls/payments.ts';
import { listUnpaid } from '../../commerce/settlement/list-unpaid.ts';
import { batchPay, payPayment } from '../../commerce/settlement/pay.ts';
import type { Handlers } from '../handler.ts';

export const paymentHandlers: Pick<Handlers, keyof typeof paymentEndpoints> = {
  payPayment: (scope, { params, body }) => payPayment(scope, params.id, body.payPassword),
  batchPay: (scope, { body }) => batchPay(scope, body.paymentNos, body.payPassword),
  listUnpaid: (scope, { query }) => listUnpaid(scope, query),
};
