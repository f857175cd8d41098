import type { sessionEndpoints } from '../../../contract/calls/sessions.ts';
import {
  endSession,
  listSessions,
  logout,
  logoutEverywhere,
} from '../../commerce/identity/open-sessions.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';

export const sessionHandlers: Pick<Handlers, keyof typeof sessionEndpoints> = {
  listSessions,
  endSession: async (scope, { params }) => {
    await endSession(scope, params.id);
    return OK;
  },
  logout: async (scope) => {
    await logout(scope);
    return OK;
  },
  logoutEverywhere: async (scope) => {
    await logoutEverywhere(scope);
    return OK;
  },
};
