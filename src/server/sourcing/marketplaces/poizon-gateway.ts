import * as v from 'valibot';
import { text } from './fields.ts';
import type { SendCall, Verdict } from './send-call.ts';
import { signPoizon } from './signatures.ts';
import { isObject, verdictOf } from './verdicts.ts';

export type PoizonSettings = {
  gateway: string;
  appKey: string;
  appSecret: string;
  accessToken: string;
  /** Whether signatures include empty values (`signPoizon`). */
  signEmpty: boolean;
};

type Fields = Record<string, string | number | boolean | readonly string[]>;

/** Calls an API of Poizon by its path. Returns its data, or undefined if there is none. */
export type PoizonCall = (path: string, fields: Fields) => Promise<unknown>;

/**
 * Calls send the access token both as a signed field and as a header, because Poizon's gateways differ
 * in which one they read.
 */
export function createPoizonCall(settings: PoizonSettings, send: SendCall): PoizonCall {
  const { gateway, appKey, appSecret, accessToken, signEmpty } = settings;
  return async (path, fields) => {
    const request = async () => {
      const timestamp = Date.now();
      const unsigned = { ...fields, app_key: appKey, access_token: accessToken, timestamp };
      const params = Object.fromEntries(
        Object.entries(unsigned).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(',') : String(value),
        ]),
      );
      const sign = signPoizon(params, appSecret, { keepEmpty: signEmpty });
      return {
        url: `${gateway}${path}`,
        headers: { 'content-type': 'application/json', 'access-token': accessToken },
        body: JSON.stringify({ ...unsigned, sign }),
      };
    };
    const answer = await send({
      name: path,
      request,
      classify: (answer) => classify(answer, fields),
    });
    return isObject(answer) ? answer.data : undefined;
  };
}

/** Poizon's documented error codes. */
const VERDICTS: Record<string, Verdict> = {
  '200': 'OK',
  '30300012': 'DECLINED',
  '30300013': 'REFUSED',
  '30300014': 'LIMIT',
  '30400001': 'REFUSED',
  '30400002': 'REFUSED',
  '40900006': 'BROKEN',
};

const envelope = v.object({ code: text, msg: text });

function classify(answer: unknown, sent: unknown): { verdict: Verdict; message?: string } {
  if (!isObject(answer)) return { verdict: 'MALFORMED' };
  const { code, msg } = v.parse(envelope, answer);
  if (code === '') return { verdict: 'MALFORMED' };
  return { verdict: VERDICTS[code] ?? verdictOf(code, msg, sent), message: `${code} ${msg}` };
}
