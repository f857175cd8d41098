import { constantTimeEqual } from './digest.ts';
import { type Keys, keyNamed } from './keys.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { formatPhc, type PasswordHash, parsePhc } from './phc.ts';

export type Argon2Params = {
  memoryKiB: number;
  passes: number;
  parallelism: number;
  /** Length of the hash, in bytes. */
  tagLength: number;
  /** The pepper, if any. */
  secret?: Uint8Array;
};

/** Argon2id version 19 (RFC 9106), as the runtime provides it. */
export type Argon2id = (
  password: Uint8Array,
  salt: Uint8Array,
  params: Argon2Params,
) => Promise<Uint8Array>;

/** Secrets that are mixed into the hash, so that a stolen database alone can't be brute-forced. */
export type Peppers = Keys<Uint8Array>;

export type PasswordHasher = {
  /** Hashes with a random salt and the current pepper, if any. Returns a PHC string. */
  hashPassword(password: string, peppers?: Peppers): Promise<string>;
  /**
   * Whether the password matches the stored hash. Pass null if there is no such user: the result is
   * false after the same time, so that timing does not reveal who has an account.
   */
  verifyPassword(password: string, phc: string | null, peppers?: Peppers): Promise<boolean>;
};

/** The minimum that OWASP recommends for argon2id. */
const COSTS = { memoryKiB: 19456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/**
 * How many hashes run at the same time. Each takes 19 MiB, and many sign-ins at once must not exhaust the
 * memory of a small machine or isolate.
 */
const MAX_CONCURRENT = 3;

/** Stands in for a missing stored hash, so that the comparison takes the same time. */
const PLACEHOLDER_HASH: PasswordHash = {
  ...COSTS,
  salt: new Uint8Array(SALT_BYTES),
  hash: new Uint8Array(TAG_BYTES),
};

/**
 * Creates a hasher. `processes` on this machine share the limit of concurrent hashes; each gets at
 * least one.
 */
export function createPasswordHasher(argon2id: Argon2id, processes = 1): PasswordHasher {
  const runLimited = limitConcurrency(Math.max(1, Math.floor(MAX_CONCURRENT / processes)));

  return {
    async hashPassword(password, peppers) {
      const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
      const params = { ...COSTS, tagLength: TAG_BYTES, secret: peppers?.[0].key };
      const hash = await runLimited(() => argon2id(passwordBytes(password), salt, params));
      return formatPhc({ ...COSTS, keyId: peppers?.[0].kid, salt, hash });
    },

    async verifyPassword(password, phc, peppers) {
      const stored = usableHash(phc, peppers);
      const { memoryKiB, passes, parallelism, keyId, salt, hash } = stored ?? PLACEHOLDER_HASH;
      const secret = peppers && keyNamed(peppers, keyId);
      const params = { memoryKiB, passes, parallelism, tagLength: hash.length, secret };
      const actual = await runLimited(() => argon2id(passwordBytes(password), salt, params));
      return constantTimeEqual(actual, hash) && stored !== null;
    },
  };
}

/** Whether a verified password should be hashed again, because costs or pepper have changed. */
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

/** Whether the hash's pepper is not among `peppers`: then no password can be compared with the hash. */
export function isPepperLost(phc: string, peppers: Peppers): boolean {
  const keyId = parsePhc(phc)?.keyId;
  return keyId !== undefined && keyNamed(peppers, keyId) === undefined;
}

/** The parsed hash; null if it is missing or malformed, or its pepper is unknown. */
function usableHash(phc: string | null, peppers: Peppers | undefined): PasswordHash | null {
  const stored = phc === null ? null : parsePhc(phc);
  if (stored?.keyId === undefined) return stored;
  const isPepperKnown = peppers !== undefined && keyNamed(peppers, stored.keyId) !== undefined;
  return isPepperKnown ? stored : null;
}

/** UTF-8 after NFKC, because keyboards compose the same letter differently (NIST SP 800-63B). */
function passwordBytes(password: string): Uint8Array {
  return new TextEncoder().encode(password.normalize('NFKC'));
}
