/**
 * The digits of Crockford's base 32: without I, L, O and U, which are easily misread. They are in ASCII
 * order, so numbers of the same length sort as texts, too.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_COUNT = 1_000_000;
const UINT32_COUNT = 2 ** 32;

/**
 * A ULID: 10 characters for the time `now` (milliseconds since the epoch) and 16 random ones (80 bits).
 * ULIDs sort by time.
 */
export function newId(now = Date.now()): string {
  return base32(now, 10) + randomBase32(16);
}

/**
 * The number of an order or payment, such as `P2611217KQ2M8X`: prefix, UTC date of `now` (milliseconds
 * since the epoch) as YYMMDD, 7 random characters.
 */
export function newNumber(prefix: string, now = Date.now()): string {
  const date = new Date(now).toISOString().slice(2, 10).replaceAll('-', '');
  return prefix + date + randomBase32(7);
}

/** A secret that nobody guesses: 32 characters, 160 random bits. */
export const newSecret = (): string => randomBase32(32);

/** A verification code of six digits, uniformly distributed. */
export function newCode(): string {
  const word = new Uint32Array(1);
  // From the limit on, the last incomplete million would make low codes more likely.
  const limit = UINT32_COUNT - (UINT32_COUNT % CODE_COUNT);
  let value: number;
  do {
    [value = limit] = crypto.getRandomValues(word);
  } while (value >= limit);
  return String(value % CODE_COUNT).padStart(6, '0');
}

/** A whole number in base 32, padded with zeros to `length` characters. */
function base32(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) {
    text = ALPHABET.charAt(rest % 32) + text;
  }
  return text;
}

/** Random bytes in reserve: to call `getRandomValues` for every few bytes is slow. */
const pool = new Uint8Array(4096);
let usedBytes = pool.length;

/** Random characters of base 32, uniformly distributed because 32 divides the 256 values of a byte. */
function randomBase32(length: number): string {
  if (usedBytes + length > pool.length) {
    crypto.getRandomValues(pool);
    usedBytes = 0;
  }
  let text = '';
  for (const byte of pool.subarray(usedBytes, usedBytes + length)) {
    text += ALPHABET.charAt(byte % 32);
  }
  usedBytes += length;
  return text;
}
