/**
 * Crockford's base 32: without I, L, O and U, which are easily misread. In ASCII order, so that
 * texts sort like numbers.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_COUNT = 1_000_000;
const UINT32_COUNT = 2 ** 32;

/**
 * A ULID: 10 characters of the time in milliseconds and 16 random ones (80 bits). Sorts by time.
 */
export function newId(now = Date.now()): string {
  return base32(now, 10) + randomBase32(16);
}

/**
 * The number of an order or payment: prefix, UTC date as YYMMDD, 7 random characters:
 * `P2611217KQ2M8X`.
 */
export function newNumber(prefix: string, now = Date.now()): string {
  const date = new Date(now).toISOString().slice(2, 10).replaceAll('-', '');
  return prefix + date + randomBase32(7);
}

/** A verification code of six digits, uniformly distributed. */
export function newCode(): string {
  const word = new Uint32Array(1);
  let value: number;
  do {
    [value = UINT32_COUNT] = crypto.getRandomValues(word);
  } while (value >= UINT32_COUNT - (UINT32_COUNT % CODE_COUNT));
  return String(value % CODE_COUNT).padStart(6, '0');
}

function base32(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) {
    text = ALPHABET.charAt(rest % 32) + text;
  }
  return text;
}

/** A pool of random bytes: a call of `getRandomValues` for every few bytes is slow. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** Uniform, because 32 divides the 256 values of a byte. */
function randomBase32(length: number): string {
  if (used + length > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let text = '';
  for (const end = used + length; used < end; used += 1) {
    text += ALPHABET.charAt((pool[used] ?? 0) % 32);
  }
  return text;
}
