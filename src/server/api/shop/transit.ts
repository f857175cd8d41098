import type { transitEndpoints } from '../../../contract/calls/transit.ts';
import { payTransitOrder } from '../../commerce/settlement/pay.ts';
import { closeTransitOrder } from '../../commerce/transit/close.ts';
import { completeTransitOrder } from '../../commerce/transit/complete.ts';
import { createTransitOrder } from '../../commerce/transit/create.ts';
import { getTransitOrder, listTransitOrders } from '../../commerce/transit/orders.ts';
import { getTransitQuote } from '../../commerce/transit/quote.ts';
import type { Handlers } from '../handler.ts';

export const transitHandlers: Pick<Handlers, keyof typeof transitEndpoints> = {
  getTransitQuote: (scope, { query }) => getTransitQuote(scope, query),
  createTransitOrder: (scope, { body }) => createTransitOrder(scope, body),
  listTransitOrders: (scope, { query }) => listTransitOrders(scope, query),
  getTransitOrder: (scope, { params }) => getTransitOrder(scope, params.id),
  payTransitOrder: (scope, { params, body }) => payTransitOrder(scope, params.id, body.payPassword),
  completeTransitOrder: (scope, { params }) => completeTransitOrder(scope, params.id),
  closeTransitOrder: (scope, { params }) => closeTransitOrder(scope, params.id),
};
