import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyMade,
  PasskeyQuestion,
  PasskeySigned,
} from '../../../src/contract/values/people/passkeys.ts';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A fault in an answer. */
export type Fault = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the person was recognised by PIN, finger or face. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string | undefined;
};

/** The head of a CBOR item: the kind (0 to 7) and its number or length. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

const integer = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const byteString = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const textString = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A public key on the curve P-256 as COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), byteString(Buffer.from(x, 'base64url'))],
    [integer(-3), byteString(Buffer.from(y, 'base64url'))],
  ]);
}

type Options = {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
};

/**
 * An authenticator with one passkey, like a phone or a security key. It answers the challenges of a site
 * with the given origin, if asked with a fault.
 */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let owner: string | undefined;

  const clientData = (type: string, { challenge }: Options, fault: Fault) =>
    JSON.stringify({
      type,
      challenge: fault.challenge ?? challenge,
      origin: fault.origin ?? origin,
      crossOrigin: false,
    });
  const authenticatorData = (rpId: string, fault: Fault, attested?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fault.counter ?? counter);
    const flags = 1 | (fault.isVerified === false ? 0 : 4) | (attested ? 64 : 0);
    return Buffer.concat([
      sha256(fault.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      ...(attested ? [attested] : []),
    ]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;

  return {
    id: named.id,
    /** Makes the passkey that a question asks for. */
    make({ options }: PasskeyQuestion, fault: Fault = {}): PasskeyMade {
      const asked = options as Options;
      owner = asked.user?.id;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(asked.rp?.id ?? '', fault, attested);
      const attestation = map([
        [textString('fmt'), textString('none')],
        [textString('attStmt'), map([])],
        [textString('authData'), byteString(data)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, fault)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Signs the challenge of a question. */
    sign({ options }: PasskeyQuestion, fault: Fault = {}): PasskeySigned {
      const asked = options as Options;
      counter += 1;
      const text = clientData('webauthn.get', asked, fault);
      const data = authenticatorData(asked.rpId ?? '', fault);
      const signature = sign('sha256', Buffer.concat([data, sha256(text)]), privateKey);
      const userHandle = 'userHandle' in fault ? fault.userHandle : owner;
      return {
        ...named,
        response: {
          clientDataJSON: base64url(text),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      };
    },
  };
}
