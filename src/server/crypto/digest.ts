import { md5 } from '@noble/hashes/legacy.js';
import { sha256 as incrementalSha256 } from '@noble/hashes/sha2.js';

type Data = string | Uint8Array<ArrayBuffer>;

/** SHA-256 of bytes, or of a string as UTF-8. 32 bytes. */
export async function sha256(data: Data): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(data)));
}

/** SHA-256 as 64 lower-case hexadecimal digits. */
export async function sha256Hex(data: Data): Promise<string> {
  return hex(await sha256(data));
}

/**
 * As `sha256Hex`, but without a promise, in plain JavaScript: for many short texts, for which waiting for
 * Web Crypto would take longer than this.
 */
export function sha256HexNow(data: Data): string {
  return hex(incrementalSha256(bytesOf(data)));
}

/** Computes the SHA-256 of data that arrive in pieces; Web Crypto needs all of them at once. */
export function createSha256() {
  const hash = incrementalSha256.create();
  return {
    add: (data: Data): void => void hash.update(bytesOf(data)),
    /** 64 lower-case hexadecimal digits. Nothing can be added after. */
    hex: (): string => hex(hash.digest()),
  };
}

export function hmacSha256(key: Data, message: Data): Promise<Uint8Array<ArrayBuffer>> {
  return hmac('SHA-256', key, message);
}

/** Signs data with HMAC-SHA-1. Only for external protocols that require SHA-1, such as OSS. */
export function hmacSha1(key: Data, message: Data): Promise<Uint8Array<ArrayBuffer>> {
  return hmac('SHA-1', key, message);
}

/**
 * MD5 as 32 lower-case hexadecimal digits, only for external protocols that require it. Web Crypto
 * lacks MD5.
 */
export function md5Hex(data: Data): string {
  return hex(md5(bytesOf(data)));
}

async function hmac(hash: string, key: Data, message: Data): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash };
  const cryptoKey = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', cryptoKey, bytesOf(message)));
}

/** Compares in constant time: from the time it takes, only the lengths can be inferred. */
export function constantTimeEqual(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const left = bytesOf(a);
  const right = bytesOf(b);
  if (left.length !== right.length) return false;
  let difference = 0;
  left.forEach((byte, index) => {
    difference |= byte ^ (right[index] ?? 0);
  });
  return difference === 0;
}

const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += HEX_OF_BYTE[byte];
  return digits;
}

/** Standard base64 with padding. */
export function base64(data: Data): string {
  const bytes = bytesOf(data);
  let text = '';
  // In parts, because the number of arguments of a call is limited.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  }
  return btoa(text);
}

function bytesOf<Bytes extends Uint8Array>(data: string | Bytes): Bytes | Uint8Array<ArrayBuffer> {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}
