import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Input } from '../../contract/endpoints.ts';
import { CallError, call, type Route } from '../session/api.ts';

type Begin =
  | 'beginPasskeyLogin'
  | 'beginOwnPasskey'
  | 'beginPasskeySignIn'
  | 'beginPasskeyCheck'
  | 'beginPasskey';
type End =
  | 'loginByPasskey'
  | 'addOwnPasskey'
  | 'signInWithPasskey'
  | 'confirmWithPasskey'
  | 'addPasskey';

/** The calls that begin and complete an act with a passkey. */
export type PasskeyCalls = {
  begin: Route<Begin>;
  end: Route<End>;
  /** Whether a passkey is made; otherwise an existing one is used. */
  makes?: boolean;
  /** Whether the browser suggests passkeys at a field until the shopper chooses one. */
  suggests?: boolean;
};

/** Why the act failed: the server's refusal, or the browser's reason. */
export type Refusal =
  | { code: string; message: string }
  | { code: 'cancelled' | 'known' | 'failed'; message?: undefined };

/**
 * Asks the browser for a passkey, and has the server check it. `first` is sent with the call that begins, `last` with
 * the browser's answer. Returns why it failed; undefined on success.
 */
export async function askPasskey(
  { begin, end, makes, suggests = false }: PasskeyCalls,
  { first = {}, last = {} }: { first?: object; last?: object } = {},
): Promise<Refusal | undefined> {
  try {
    const { attempt, options } = await call(begin, { body: first as Input<Begin>['body'] });
    const credential = makes
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({
          optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
          useBrowserAutofill: suggests,
          // The field may have been replaced by another step of the sheet.
          verifyBrowserAutofillInput: false,
        });
    await call(end, { body: { attempt, credential, ...last } as Input<End>['body'] });
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof CallError) return error.body ?? { code: 'failed' };
  if (!(error instanceof Error)) throw error;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return { code: 'cancelled' };
  const isKnown =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return { code: isKnown || error.name === 'InvalidStateError' ? 'known' : 'failed' };
}
