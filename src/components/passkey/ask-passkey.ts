import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** The paths that begin and end what a passkey is asked for, and what is sent with both. */
export type PasskeyCalls = {
  begin: string;
  end: string;
  /** Whether a passkey is made; else one is used. */
  makes?: boolean;
  /** Whether the browser suggests passkeys at a field, until one is chosen. */
  suggests?: boolean;
};

type Question = { attempt: string; options: unknown };
/** Why it did not work: the server's refusal, or what the browser says. */
export type Refusal =
  | { code: string; message: string }
  | { code: 'cancelled' | 'known' | 'failed'; message?: undefined };

/** The answer of a call. Throws a `Refusal`. */
async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw answer as Refusal;
  return answer;
}

/**
 * Asks the browser for a passkey, and the server whether it fits. `first` is sent to begin, `last` with the answer.
 * Returns why not; undefined if all went well.
 */
export async function askPasskey(
  { begin, end, makes, suggests = false }: PasskeyCalls,
  { first = {}, last = {} }: { first?: object; last?: object } = {},
): Promise<Refusal | undefined> {
  try {
    const { attempt, options } = (await post(begin, first)) as Question;
    const credential = makes
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({
          optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
          useBrowserAutofill: suggests,
          // The field may have been replaced by another step of the sheet.
          verifyBrowserAutofillInput: false,
        });
    await post(end, { attempt, credential, ...last });
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return error as Refusal;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return { code: 'cancelled' };
  const isKnown =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return { code: isKnown || error.name === 'InvalidStateError' ? 'known' : 'failed' };
}
