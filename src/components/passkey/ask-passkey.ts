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
  /** Whether a passkey is made; else one is used. */
  makes?: boolean;
  /** Whether the browser suggests passkeys at a field, until one is chosen. */
  suggests?: boolean;
};

/** Why it did not work: the server's refusal, or what the browser says. */
export type Refusal =
  | { code: string; message: string }
  | { code: 'cancelled' | 'known' | 'failed'; message?: undefined };

/**
 * Asks the browser for a passkey, and the server whether it fits. `first` is sent to begin, `last` with the answer.
 * Returns why not; undefined if all went well.
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
