import type { opsBuyingEndpoints } from '../../../../contract/ops/orders/buying.ts';
import type { opsNoteEndpoints } from '../../../../contract/ops/orders/notes.ts';
import type { opsPastingEndpoints } from '../../../../contract/ops/orders/pasting.ts';
import { addNote, notesOf } from '../../../commerce/note/notes.ts';
import { acceptOrders } from '../../../commerce/purchase/accept-orders.ts';
import { tenantOrder } from '../../../commerce/purchase/find-orders.ts';
import { listOpsOrders } from '../../../commerce/purchase/list-ops-orders.ts';
import { orderForShopper } from '../../../commerce/purchase/order-for-shopper.ts';
import { checkOrderPaste, pasteOrders } from '../../../commerce/purchase/paste-orders.ts';
import { getSeller, listSellers } from '../../../commerce/purchase/sellers.ts';
import { keepSheet, readSheet } from '../../../commerce/purchase/sheets.ts';
import type { Handlers } from '../../handler.ts';
import { orderAfter } from './purchase.ts';

export const opsBuyingHandlers: Pick<
  Handlers,
  | keyof typeof opsBuyingEndpoints
  | keyof typeof opsPastingEndpoints
  | Extract<keyof typeof opsNoteEndpoints, `${string}OrderNote${string}`>
> = {
  listOpsOrders: (scope, { query }) => listOpsOrders(scope, query),
  acceptOrders: (scope, { body }) => acceptOrders(scope, body.ids),
  keepSheet: (scope, { body }) => keepSheet(scope, scope.identity.id, body),
  getSheet: async (scope, { params }) => {
    const sheet = await readSheet(scope, scope.identity.id, params.id);
    return { text: sheet.text, ...(await checkOrderPaste(scope, sheet)) };
  },
  checkOrderPaste: (scope, { body }) => checkOrderPaste(scope, body),
  pasteOrders: (scope, { body }) => pasteOrders(scope, body),
  createOrderFor: (scope, { body }) => orderAfter(scope, orderForShopper(scope, body)),
  listSellers: (scope, { query }) => listSellers(scope, query),
  getSeller: (scope, { params }) => getSeller(scope, params),
  listOrderNotes: async (scope, { params }) => {
    const { id } = await tenantOrder(scope, params.id);
    return notesOf(scope, 'PURCHASE_ORDER', id);
  },
  addOrderNote: async (scope, { params, body }) => {
    const { id } = await tenantOrder(scope, params.id);
    return addNote(scope, 'PURCHASE_ORDER', id, body.text);
  },
};
