import { aessiv } from '@noble/ciphers/aes.js';
import { base64url } from 'jose';
import { type Cache, createCache } from '../cache/cache.ts';
import type { KeyRing } from './keys.ts';

const VERSION = 1;
const VERSION_BYTES = Uint8Array.of(VERSION);

/** Texts of products shown lately: a page of results has forty links, many also on the page before. */
const sealed = new WeakMap<KeyRing, Cache<string>>();
const MOST_SEALED = 10_000;

/**
 * Encrypts a canonical product URL for `/product?url=` (docs/design.md decision 8). AES-SIV (RFC 5297)
 * is deterministic: one product, one text, so pages about it cache and links to it compare.
 * About 20 µs where the text is not known from before.
 */
export function sealProductUrl(ring: KeyRing, url: string): string {
  const texts = sealed.get(ring) ?? createTexts();
  sealed.set(ring, texts);
  const known = texts.get(url);
  if (known !== undefined) return known;
  const text = encrypt(ring, url);
  texts.set(url, text);
  return text;
}

const createTexts = (): Cache<string> =>
  createCache({ entries: MOST_SEALED, lifetime: { freshMs: Number.POSITIVE_INFINITY } });

function encrypt(ring: KeyRing, url: string): string {
  const secret = aessiv(ring.link[0].key, VERSION_BYTES).encrypt(new TextEncoder().encode(url));
  const bytes = new Uint8Array(1 + secret.length);
  bytes[0] = VERSION;
  bytes.set(secret, 1);
  return base64url.encode(bytes);
}

/** The URL, or null for any text that this deployment did not write, down to the last bit. */
export function openProductUrl(ring: KeyRing, text: string): string | null {
  const bytes = decodeCanonical(text);
  if (bytes?.[0] !== VERSION) return null;
  for (const { key } of ring.link) {
    const url = decrypt(key, bytes.subarray(1));
    if (url !== null) return url;
  }
  return null;
}

function decrypt(key: Uint8Array, sealed: Uint8Array): string | null {
  try {
    return new TextDecoder().decode(aessiv(key, VERSION_BYTES).decrypt(sealed));
  } catch {
    return null;
  }
}

/** Several base64url texts decode to the same bytes; only the one that they encode to is taken. */
function decodeCanonical(text: string): Uint8Array | null {
  try {
    const bytes = base64url.decode(text);
    return base64url.encode(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
