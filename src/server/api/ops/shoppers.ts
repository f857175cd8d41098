import type { opsShopperEndpoints } from '../../../contract/ops/shoppers.ts';
import { endShopperSessions } from '../../commerce/identity/open-sessions.ts';
import type { Handlers } from '../handler.ts';

export const opsShopperHandlers: Pick<Handlers, keyof typeof opsShopperEndpoints> = {
  endShopperSessions: (scope, { body }) => endShopperSessions(scope, body.email),
};
