import type { opsPasskeyEndpoints } from '../../../../contract/ops/people/passkeys.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../../staff/passkeys/own-passkeys.ts';
import {
  beginPasskeyCheck,
  beginPasskeySignIn,
  confirmWithPasskey,
  signInWithPasskey,
} from '../../../staff/passkeys/show-passkey.ts';
import type { Handlers } from '../../handler.ts';
import { OK } from '../../ok.ts';

export const opsPasskeyHandlers: Pick<Handlers, keyof typeof opsPasskeyEndpoints> = {
  beginPasskeySignIn: (scope) => beginPasskeySignIn(scope),
  signInWithPasskey: (scope, { body }) => signInWithPasskey(scope, body),
  beginPasskeyCheck: (scope) => beginPasskeyCheck(scope),
  confirmWithPasskey: async (scope, { body }) => {
    await confirmWithPasskey(scope, body);
    return OK;
  },
  beginPasskey: (scope) => beginPasskey(scope),
  addPasskey: (scope, { body }) => addPasskey(scope, body),
  listPasskeys: (scope) => listPasskeys(scope),
  renamePasskey: (scope, { params, body }) => renamePasskey(scope, params.id, body.name),
  removePasskey: async (scope, { params }) => {
    await removePasskey(scope, params.id);
    return OK;
  },
};
