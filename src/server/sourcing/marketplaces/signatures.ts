import { hex, hmacSha1, hmacSha256, md5Hex } from '../../crypto/digest.ts';

/** Parameters of a call, as they are before any encoding. */
export type Params = Readonly<Record<string, string>>;

/** By code unit, as every marketplace sorts; `localeCompare` would sort by the reader's alphabet. */
const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const pairsByKey = (params: Params) => Object.entries(params).sort(([a], [b]) => byCodeUnit(a, b));

const joined = (params: Params) =>
  pairsByKey(params)
    .map(([key, value]) => key + value)
    .join('');

/**
 * `_aop_signature` of 1688's open platform. `urlPath` begins with `param2` and ends with the app's
 * key. Here the joined texts of key and value are sorted, not the keys.
 */
export async function sign1688(urlPath: string, params: Params, secret: string): Promise<string> {
  const { _aop_signature: _, ...signed } = params;
  const texts = Object.entries(signed).map(([key, value]) => key + value);
  const message = urlPath + texts.sort(byCodeUnit).join('');
  return hex(await hmacSha1(secret, message)).toUpperCase();
}

/** `sign` of Taobao's classic open platform with `sign_method=md5`. */
export function signTop(params: Params, secret: string): string {
  const { sign: _, ...signed } = params;
  return md5Hex(secret + joined(signed) + secret).toUpperCase();
}

/** `sign` of Alibaba's international open platforms, Taobao global among them, with `sign_method=sha256`. */
export async function signIop(path: string, params: Params, secret: string): Promise<string> {
  const { sign: _, ...signed } = params;
  return hex(await hmacSha256(secret, path + joined(signed))).toUpperCase();
}

/**
 * `sign` of Poizon's gateways. Lists are values joined by commas. Their documents disagree whether an
 * empty value is signed: it is left out unless `keepEmpty` says otherwise.
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

/** As `java.net.URLEncoder` writes UTF-8: a form's encoding. Half of a surrogate pair is a question mark there. */
function javaUrlEncoded(value: string): string {
  const whole = value.replaceAll(/\p{Surrogate}/gu, '?');
  return encodeURIComponent(whole)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
