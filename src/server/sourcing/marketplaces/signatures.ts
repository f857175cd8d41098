import { hex, hmacSha1, hmacSha256, md5Hex } from '../../crypto/digest.ts';

/** Parameters of a call before any encoding. */
export type Params = Readonly<Record<string, string>>;

/** Compares by code unit, as all marketplaces do. `localeCompare` would depend on the locale. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const pairsByKey = (params: Params) => Object.entries(params).sort(([a], [b]) => byCodeUnit(a, b));

/** All keys and values, sorted by key and written one after the other. */
const joined = (params: Params) =>
  pairsByKey(params)
    .map(([key, value]) => key + value)
    .join('');

/**
 * `_aop_signature` of 1688's open platform: upper-case hex. `urlPath` begins with `param2` and ends
 * with the app key. The pairs are sorted after joining key and value, not by key.
 */
export async function sign1688(urlPath: string, params: Params, secret: string): Promise<string> {
  const { _aop_signature: _, ...signed } = params;
  const texts = Object.entries(signed).map(([key, value]) => key + value);
  const message = urlPath + texts.sort(byCodeUnit).join('');
  return hex(await hmacSha1(secret, message)).toUpperCase();
}

/** `sign` of Taobao's classic open platform (TOP) with `sign_method=md5`: upper-case hex. */
export function signTop(params: Params, secret: string): string {
  const { sign: _, ...signed } = params;
  return md5Hex(secret + joined(signed) + secret).toUpperCase();
}

/**
 * `sign` of Alibaba's international platforms, such as Taobao global, with `sign_method=sha256`:
 * upper-case hex.
 */
export async function signIop(path: string, params: Params, secret: string): Promise<string> {
  const { sign: _, ...signed } = params;
  return hex(await hmacSha256(secret, path + joined(signed))).toUpperCase();
}

/**
 * `sign` of Poizon's gateways: upper-case hex. Lists must already be joined by commas. Empty values are
 * left out unless `keepEmpty` is set, because Poizon's documents disagree about them.
 */
export function signPoizon(
  params: Params,
  secret: string,
  { keepEmpty = false }: { keepEmpty?: boolean } = {},
): string {
  const { sign: _, ...signed } = params;
  const pairs = pairsByKey(signed).filter(([, value]) => keepEmpty || value !== '');
  const base = pairs.map(([key, value]) => `${key}=${javaUrlEncoded(value)}`).join('&');
  return md5Hex(base + secret).toUpperCase();
}

/**
 * Encodes as `java.net.URLEncoder` does for UTF-8, which writes a lone surrogate as a question mark.
 */
function javaUrlEncoded(value: string): string {
  const wellFormed = value.replaceAll(/\p{Surrogate}/gu, '?');
  return encodeURIComponent(wellFormed)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
