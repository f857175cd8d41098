import type { signInEndpoints } from '../../../contract/calls/sign-in.ts';
import {
  beginPasskeyLogin,
  loginByPasskey,
} from '../../commerce/identity/passkeys/login-by-passkey.ts';
import {
  addOwnPasskey,
  beginOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from '../../commerce/identity/passkeys/own-passkeys.ts';
import {
  listOwnProviders,
  removeOwnProvider,
} from '../../commerce/identity/providers/identities.ts';
import {
  beginProviderLogin,
  joinProvider,
  loginByProvider,
} from '../../commerce/identity/providers/login-by-provider.ts';
import { loginByCode, sendSignInCode } from '../../commerce/identity/sign-in-code.ts';
import type { Handlers } from '../handler.ts';
import { OK } from '../ok.ts';
import { withGuestCart } from './user.ts';

export const signInHandlers: Pick<Handlers, keyof typeof signInEndpoints> = {
  sendSignInCode: (scope, { body }) => sendSignInCode(scope, body.email),
  loginByCode: async (scope, { body }) => withGuestCart(scope, await loginByCode(scope, body)),
  beginPasskeyLogin: (scope) => beginPasskeyLogin(scope),
  loginByPasskey: async (scope, { body }) =>
    withGuestCart(scope, await loginByPasskey(scope, body)),
  beginOwnPasskey: (scope, { body }) => beginOwnPasskey(scope, body.loginPassword),
  addOwnPasskey: (scope, { body }) => addOwnPasskey(scope, body),
  listOwnPasskeys: (scope) => listOwnPasskeys(scope),
  renameOwnPasskey: (scope, { params, body }) => renameOwnPasskey(scope, params.id, body.name),
  removeOwnPasskey: async (scope, { params }) => {
    await removeOwnPasskey(scope, params.id);
    return OK;
  },
  beginProviderLogin: (scope, { params }) => beginProviderLogin(scope, params.provider),
  loginByProvider: async (scope, { body }) => {
    const answer = await loginByProvider(scope, body);
    return 'join' in answer ? answer : withGuestCart(scope, answer);
  },
  joinProvider: async (scope, { body }) => withGuestCart(scope, await joinProvider(scope, body)),
  listOwnProviders: (scope) => listOwnProviders(scope),
  removeOwnProvider: async (scope, { params }) => {
    await removeOwnProvider(scope, params.id);
    return OK;
  },
};
