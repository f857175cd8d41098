import { base64url } from 'jose';

/** A stored password hash. `keyId` is the kid of its pepper, if any. */
export type PasswordHash = {
  memoryKiB: number;
  passes: number;
  parallelism: number;
  keyId?: string;
  salt: Uint8Array;
  hash: Uint8Array;
};

/** A character of base64. The PHC format has no padding. */
const BASE64 = '[A-Za-z0-9+/]';
const PHC = new RegExp(
  '^\\$argon2id\\$v=19' +
    `\\$m=([1-9]\\d{0,5}),t=([1-9]\\d?),p=([1-9])(?:,keyid=(${BASE64}{1,64}))?` +
    `\\$(${BASE64}{11,64})\\$(${BASE64}{16,128})$`,
);

/** Writes a hash in the PHC string format, as argon2id version 19. */
export function formatPhc(stored: PasswordHash): string {
  const { memoryKiB, passes, parallelism, keyId, salt, hash } = stored;
  const keyIdField = keyId === undefined ? '' : `,keyid=${toBase64(keyId)}`;
  const costs = `m=${memoryKiB},t=${passes},p=${parallelism}${keyIdField}`;
  return `$argon2id$v=19$${costs}$${toBase64(salt)}$${toBase64(hash)}`;
}

/** Parses a string as `formatPhc` writes it; null for anything else. */
export function parsePhc(text: string): PasswordHash | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function parse(text: string): PasswordHash | null {
  const [, memory, passes, parallelism, keyId, salt, hash] = PHC.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    memoryKiB: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    keyId: keyId === undefined ? undefined : new TextDecoder().decode(fromBase64(keyId)),
    salt: fromBase64(salt),
    hash: fromBase64(hash),
  };
}

function toBase64(data: Uint8Array | string): string {
  return base64url.encode(data).replaceAll('-', '+').replaceAll('_', '/');
}

function fromBase64(text: string): Uint8Array {
  return base64url.decode(text.replaceAll('+', '-').replaceAll('/', '_'));
}
