import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/** What a passkey is asked for: to sign in, as second factor of the session, or to be added. */
export type PasskeyAct = 'signIn' | 'confirm' | 'add';

const PATHS = {
  signIn: { begin: '/api/ops/passkeys/begin', end: '/api/ops/passkeys/sign-in' },
  confirm: {
    begin: '/api/ops/second-factor/passkey/begin',
    end: '/api/ops/second-factor/passkey',
  },
  add: { begin: '/api/ops/me/passkeys/begin', end: '/api/ops/me/passkeys' },
} as const;

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

/** Asks the browser for a passkey, and the server whether it fits. Returns why not; undefined if all went well. */
export async function askPasskey(act: PasskeyAct, name: string): Promise<Refusal | undefined> {
  const { begin, end } = PATHS[act];
  try {
    const { attempt, options } = (await post(begin, {})) as Question;
    const credential =
      act === 'add'
        ? await startRegistration({
            optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
          })
        : await startAuthentication({
            optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
          });
    await post(end, { attempt, credential, ...(act === 'add' && { name }) });
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
