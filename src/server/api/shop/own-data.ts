import type { ownDataEndpoints } from '../../../contract/calls/own-data.ts';
import { deleteAccount, exportMyData } from '../../commerce/shopper/own-data.ts';
import type { Handlers } from '../handler.ts';

export const ownDataHandlers: Pick<Handlers, keyof typeof ownDataEndpoints> = {
  exportMyData,
  deleteAccount: async (scope, { body }) => {
    await deleteAccount(scope, body.loginPassword);
    return { ok: true };
  },
};
