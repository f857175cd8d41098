import type { opsNoteEndpoints } from '../../../../contract/ops/orders/notes.ts';
import type { opsShopperEndpoints } from '../../../../contract/ops/orders/shoppers.ts';
import { endShopperSessions } from '../../../commerce/identity/open-sessions.ts';
import { addNote, notesOf } from '../../../commerce/note/notes.ts';
import {
  blockShopper,
  clearPayPassword,
  signOutShopper,
  unblockShopper,
} from '../../../commerce/shopper/change-shopper.ts';
import { eraseShopper } from '../../../commerce/shopper/erase-shopper.ts';
import { exportShopper } from '../../../commerce/shopper/export-shopper.ts';
import { listShoppers } from '../../../commerce/shopper/find-shoppers.ts';
import { getShopper } from '../../../commerce/shopper/shopper-detail.ts';
import { listShopperStatement } from '../../../commerce/shopper/shopper-statement.ts';
import { tenantShopper } from '../../../commerce/shopper/shopper-view.ts';
import { rightsAt } from '../../../staff/identity.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/** The caller's rights at the tenant. */
function viewerOf({ identity, tenantId }: StaffScope) {
  const rights = rightsAt(identity, tenantId);
  return { may: rights.has.bind(rights) };
}

/** Changes a shopper, and returns them as they are then. */
async function shopperAfter<S extends StaffScope>(
  scope: S,
  id: string,
  change: (scope: S, id: string) => Promise<void>,
) {
  await change(scope, id);
  return getShopper(scope, id, viewerOf(scope));
}

type NoteCalls = Extract<keyof typeof opsNoteEndpoints, `${string}ShopperNote${string}`>;

export const opsShopperHandlers: Pick<Handlers, keyof typeof opsShopperEndpoints | NoteCalls> = {
  listShoppers: (scope, { query }) => listShoppers(scope, query, viewerOf(scope)),
  getShopper: (scope, { params }) => getShopper(scope, params.id, viewerOf(scope)),
  listShopperStatement: (scope, { params, query }) => listShopperStatement(scope, params.id, query),
  revealShopper: async (scope, { params }) => {
    const { name, email, phoneNumber, secondEmail } = await tenantShopper(scope, params.id);
    return { name, email, phoneNumber, secondEmail };
  },
  exportShopper: (scope, { params }) => exportShopper(scope, params.id),
  blockShopper: (scope, { params, body }) =>
    shopperAfter(scope, params.id, (...of) => blockShopper(...of, body.reason)),
  unblockShopper: (scope, { params }) => shopperAfter(scope, params.id, unblockShopper),
  signOutShopper: (scope, { params }) => shopperAfter(scope, params.id, signOutShopper),
  clearPayPassword: (scope, { params }) => shopperAfter(scope, params.id, clearPayPassword),
  eraseShopper: (scope, { params }) => shopperAfter(scope, params.id, eraseShopper),
  endShopperSessions: (scope, { body }) => endShopperSessions(scope, body.email),
  listShopperNotes: async (scope, { params }) => {
    const { id } = await tenantShopper(scope, params.id);
    return notesOf(scope, 'SHOPPER', id);
  },
  addShopperNote: async (scope, { params, body }) => {
    const { id } = await tenantShopper(scope, params.id);
    return addNote(scope, 'SHOPPER', id, body.text);
  },
};
