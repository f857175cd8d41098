import type { PasskeyCalls } from '../../passkey/ask-passkey.ts';

/** What a passkey is asked for: to sign in, as second factor of the session, or to be added. */
export type PasskeyAct = 'signIn' | 'confirm' | 'add';

export const PASSKEY_CALLS: Readonly<Record<PasskeyAct, PasskeyCalls>> = {
  signIn: { begin: '/api/ops/passkeys/begin', end: '/api/ops/passkeys/sign-in' },
  confirm: {
    begin: '/api/ops/second-factor/passkey/begin',
    end: '/api/ops/second-factor/passkey',
  },
  add: { begin: '/api/ops/me/passkeys/begin', end: '/api/ops/me/passkeys', makes: true },
};
