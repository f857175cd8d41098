import * as v from 'valibot';
import { flag, text } from './fields.ts';
import { formOf, type MarketplaceCall, type SendCall, type Verdict } from './send-call.ts';
import { sign1688 } from './signatures.ts';
import { type AppSettings, createTokens, tokenAnswer } from './tokens.ts';
import { isObject, verdictOf } from './verdicts.ts';

/**
 * Calls an API of 1688's cross-border namespace. Returns its `result`, or undefined if there is
 * none.
 */
export type AlibabaCall = (api: string, fields: Record<string, unknown>) => Promise<unknown>;

const NAMESPACE = 'com.alibaba.fenxiao.crossborder';

export function createAlibabaCall(settings: AppSettings, send: SendCall): AlibabaCall {
  const { gateway, appKey, appSecret } = settings;
  const tokens = createTokens(
    { access: settings.accessToken, refresh: settings.refreshToken },
    async (refreshToken) => {
      const path = `http/1/system.oauth2/getToken/${appKey}`;
      const fields = {
        grant_type: 'refresh_token',
        client_id: appKey,
        client_secret: appSecret,
        refresh_token: refreshToken,
      };
      const request = async () => ({ url: `${gateway}/${path}`, ...formOf(fields) });
      const answer = await send({ name: 'getToken', request, classify: classifyToken });
      const issued = v.parse(tokenAnswer, answer);
      return { access: issued.access_token, refresh: issued.refresh_token };
    },
  );

  return async (api, fields) => {
    const urlPath = `param2/1/${NAMESPACE}/${api}/${appKey}`;
    let sentToken = '';
    const call: MarketplaceCall = {
      name: api,
      request: async () => {
        sentToken = await tokens.current();
        const params: Record<string, string> = {
          ...Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [name, parameterText(value)]),
          ),
          access_token: sentToken,
          _aop_timestamp: String(Date.now()),
        };
        const _aop_signature = await sign1688(urlPath, params, appSecret);
        return { url: `${gateway}/${urlPath}`, ...formOf({ ...params, _aop_signature }) };
      },
      classify: (answer) => classify(answer, fields),
      renew: () => tokens.renew(sentToken),
    };
    const answer = await send(call);
    return answer === undefined ? undefined : envelopeOf(answer).result;
  };
}

/** The value of a parameter: strings as they are, objects and lists as JSON. */
const parameterText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

const classifyToken = (answer: unknown): { verdict: Verdict; message?: string } =>
  v.is(tokenAnswer, answer)
    ? { verdict: 'OK' }
    : {
        verdict: 'REFUSED',
        message: v.parse(v.fallback(v.object({ error: text }), { error: '' }), answer).error,
      };

/**
 * The envelope of an answer. The APIs differ: one has `retCode` and `retMsg` instead of `code` and
 * `message`, and some nest the whole envelope inside `result`.
 */
const envelope = v.object({
  success: flag,
  code: text,
  message: text,
  retCode: text,
  retMsg: text,
  result: v.unknown(),
});
const refusal = v.object({ error_code: text, error_message: text });

type Envelope = { success: boolean; code: string; message: string; result: unknown };

function envelopeOf(answer: unknown): Envelope {
  const outer = answer as { result?: unknown };
  const inner = outer.result;
  const isNested = isObject(inner) && ('success' in inner || 'retCode' in inner);
  const { result, success, ...status } = v.parse(envelope, {
    result: undefined,
    ...(isNested ? inner : outer),
  });
  const { code, message, retCode, retMsg } = status;
  return { success, code: code || retCode, message: message || retMsg, result };
}

function classify(answer: unknown, sent: unknown): { verdict: Verdict; message?: string } {
  if (!isObject(answer)) return { verdict: 'MALFORMED' };
  const refused = v.parse(refusal, answer);
  if (refused.error_code !== '') {
    const { error_code, error_message } = refused;
    return {
      verdict: verdictOf(error_code, error_message, sent),
      message: `${error_code} ${error_message}`,
    };
  }
  const { success, code, message, result } = envelopeOf(answer);
  if (success || (result !== undefined && /^(S0000|200|0)$/.test(code))) return { verdict: 'OK' };
  if (code === '' && message === '') return { verdict: 'MALFORMED' };
  return { verdict: verdictOf(code, message, sent), message: `${code} ${message}` };
}
