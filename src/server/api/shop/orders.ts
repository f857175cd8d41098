import type { orderEndpoints } from '../../../contract/calls/orders.ts';
import { answerPurchaseOrder } from '../../commerce/purchase/answer-order.ts';
import { createPurchaseOrders } from '../../commerce/purchase/checkout.ts';
import { clonePurchaseOrder } from '../../commerce/purchase/clone-order.ts';
import { closePurchaseOrder } from '../../commerce/purchase/close-order.ts';
import { getPurchaseOrder, listPurchaseOrders } from '../../commerce/purchase/orders.ts';
import { payOrder } from '../../commerce/settlement/pay.ts';
import type { Handlers } from '../handler.ts';

export const orderHandlers: Pick<Handlers, keyof typeof orderEndpoints> = {
  createPurchaseOrders: (scope, { body }) => createPurchaseOrders(scope, body),
  listPurchaseOrders: (scope, { query }) => listPurchaseOrders(scope, query),
  getPurchaseOrder: (scope, { params }) => getPurchaseOrder(scope, params.id),
  clonePurchaseOrder: (scope, { params }) => clonePurchaseOrder(scope, params.id),
  payPurchaseOrder: (scope, { params, body }) => payOrder(scope, params.id, body.payPassword),
  closePurchaseOrder: (scope, { params }) => closePurchaseOrder(scope, params.id),
  answerPurchaseOrder: (scope, { params, body }) => answerPurchaseOrder(scope, params.id, body),
};
