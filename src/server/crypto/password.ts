import { atMost } from './at-most.ts';
import { constantTimeEqual } from './digest.ts';
import { type Keys, keyNamed } from './keys.ts';
import { formatPhc, type PasswordHash, parsePhc } from './phc.ts';

export type Argon2Params = {
  memoryKiB: number;
  passes: number;
  parallelism: number;
  tagLength: number;
  secret?: Uint8Array;
};

/** The raw function, version 19 (RFC 9106), as the runtime offers it. */
export type Argon2id = (
  password: Uint8Array,
  salt: Uint8Array,
  params: Argon2Params,
) => Promise<Uint8Array>;

/** Secrets mixed into a hash, so that a copy of the database alone can't be searched. */
export type Peppers = Keys<Uint8Array>;

export type PasswordHasher = {
  /** A PHC string, peppered with the current pepper if any are given. */
  hashPassword(password: string, peppers?: Peppers): Promise<string>;
  /**
   * Whether the password is the stored one. Give null where there is no such user: it answers
   * false and takes as long, so that the time does not tell who has an account.
   */
  verifyPassword(password: string, phc: string | null, peppers?: Peppers): Promise<boolean>;
};

/** OWASP's minimum for argon2id. */
const COSTS = { memoryKiB: 19456, passes: 2, parallelism: 1 };
const SALT_LENGTH = 16;
const TAG_LENGTH = 32;
/** Of 19 MiB each: a burst of sign-ins must not exhaust the memory of a small machine or isolate. */
const AT_ONCE = 3;

const NOBODY: PasswordHash = {
  ...COSTS,
  salt: new Uint8Array(SALT_LENGTH),
  hash: new Uint8Array(TAG_LENGTH),
};

/** `processes` of this machine share what may be at work at once; each may do one at least. */
export function createPasswordHasher(argon2id: Argon2id, processes = 1): PasswordHasher {
  const inTurn = atMost(Math.max(1, Math.floor(AT_ONCE / processes)));

  return {
    async hashPassword(password, peppers) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_LENGTH));
      const params = { ...COSTS, tagLength: TAG_LENGTH, secret: peppers?.[0].key };
      const hash = await inTurn(() => argon2id(passwordBytes(password), salt, params));
      return formatPhc({ ...COSTS, keyId: peppers?.[0].kid, salt, hash });
    },

    async verifyPassword(password, phc, peppers) {
      const stored = readable(phc, peppers);
      const { memoryKiB, passes, parallelism, keyId, salt, hash } = stored ?? NOBODY;
      const secret = peppers && keyNamed(peppers, keyId);
      const params = { memoryKiB, passes, parallelism, tagLength: hash.length, secret };
      const actual = await inTurn(() => argon2id(passwordBytes(password), salt, params));
      return constantTimeEqual(actual, hash) && stored !== null;
    },
  };
}

/** Whether a password just verified should be hashed again: other costs, or not today's pepper. */
export function needsRehash(phc: string, peppers?: Peppers): boolean {
  const stored = parsePhc(phc);
  return (
    stored === null ||
    stored.memoryKiB !== COSTS.memoryKiB ||
    stored.passes !== COSTS.passes ||
    stored.parallelism !== COSTS.parallelism ||
    stored.keyId !== peppers?.[0].kid
  );
}

/** The stored hash if it can be checked at all: well-formed, and its pepper still known. */
function readable(phc: string | null, peppers: Peppers | undefined): PasswordHash | null {
  const stored = phc === null ? null : parsePhc(phc);
  const missing = stored?.keyId !== undefined && !(peppers && keyNamed(peppers, stored.keyId));
  return missing ? null : stored;
}

/** NFKC, because keyboards differ in how they compose the same letter (NIST SP 800-63B). */
function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFKC'));
}
