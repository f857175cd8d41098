import type { PasskeyCalls } from '../../passkey/ask-passkey.ts';

/**
 * The purpose of asking for a passkey: to sign in, to show the second factor of the session, or to add it.
 */
export type PasskeyAct = 'signIn' | 'confirm' | 'add';

export const PASSKEY_CALLS: Readonly<Record<PasskeyAct, PasskeyCalls>> = {
  signIn: { begin: ['POST', '/ops/passkeys/begin'], end: ['POST', '/ops/passkeys/sign-in'] },
  confirm: {
    begin: ['POST', '/ops/second-factor/passkey/begin'],
    end: ['POST', '/ops/second-factor/passkey'],
  },
  add: {
    begin: ['POST', '/ops/me/passkeys/begin'],
    end: ['POST', '/ops/me/passkeys'],
    makes: true,
  },
};
