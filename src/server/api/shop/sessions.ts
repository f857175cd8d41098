import type { sessionEndpoints } from '../../../contract/calls/sessions.ts';
import {
  endSession,
  listSessions,
  logout,
  logoutEverywhere,
} from '../../commerce/identity/open-sessions.ts';
import type { Handlers } from '../handler.ts';

const ok = { ok: true } as const;

export const sessionHandlers: Pick<Handlers, keyof typeof sessionEndpoints> = {
  listSessions,
  endSession: async (scope, { params }) => {
    await endSession(scope, params.id);
    return ok;
  },
  logout: async (scope) => {
    await logout(scope);
    return ok;
  },
  logoutEverywhere: async (scope) => {
    await logoutEverywhere(scope);
    return ok;
  },
};
