import * as v from 'valibot';
import { type Asker, formOf, type Question, type Verdict } from './ask.ts';
import { flag, text } from './fields.ts';
import { sign1688 } from './signatures.ts';
import { type AppSettings, createTokens, tokenAnswer } from './tokens.ts';
import { isObject, verdictOf } from './verdicts.ts';

/** Asks an API of 1688's cross-border namespace. Answers its result; undefined where there is none. */
export type AlibabaCall = (api: string, fields: Record<string, unknown>) => Promise<unknown>;

const NAMESPACE = 'com.alibaba.fenxiao.crossborder';

export function createAlibabaCall(settings: AppSettings, ask: Asker): AlibabaCall {
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
      const answer = await ask({ name: 'getToken', request, judge: judgeToken });
      const handed = v.parse(tokenAnswer, answer);
      return { access: handed.access_token, refresh: handed.refresh_token };
    },
  );

  return async (api, fields) => {
    const urlPath = `param2/1/${NAMESPACE}/${api}/${appKey}`;
    let used = '';
    const question: Question = {
      name: api,
      request: async () => {
        used = await tokens.current();
        const params: Record<string, string> = {
          ...Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [name, written(value)]),
          ),
          access_token: used,
          _aop_timestamp: String(Date.now()),
        };
        const _aop_signature = await sign1688(urlPath, params, appSecret);
        return { url: `${gateway}/${urlPath}`, ...formOf({ ...params, _aop_signature }) };
      },
      judge: (answer) => judge(answer, fields),
      renew: () => tokens.renew(used),
    };
    const answer = await ask(question);
    return answer === undefined ? undefined : envelopeOf(answer).result;
  };
}

/** Parts of a question are texts; whatever has parts itself is JSON. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const judgeToken = (answer: unknown): { verdict: Verdict; said?: string } =>
  v.is(tokenAnswer, answer)
    ? { verdict: 'OK' }
    : {
        verdict: 'REFUSED',
        said: v.parse(v.fallback(v.object({ error: text }), { error: '' }), answer).error,
      };

/** Of the siblings, one says `retCode` and `retMsg`; some have `result` within `result`, some beside it. */
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
  const isWithin = isObject(inner) && ('success' in inner || 'retCode' in inner);
  const { result, success, ...said } = v.parse(envelope, {
    result: undefined,
    ...(isWithin ? inner : outer),
  });
  return { success, code: said.code || said.retCode, message: said.message || said.retMsg, result };
}

function judge(answer: unknown, asked: unknown): { verdict: Verdict; said?: string } {
  if (!isObject(answer)) return { verdict: 'MALFORMED' };
  const refused = v.parse(refusal, answer);
  if (refused.error_code !== '') {
    const { error_code, error_message } = refused;
    return {
      verdict: verdictOf(error_code, error_message, asked),
      said: `${error_code} ${error_message}`,
    };
  }
  const { success, code, message, result } = envelopeOf(answer);
  if (success || (result !== undefined && /^(S0000|200|0)$/.test(code))) return { verdict: 'OK' };
  if (code === '' && message === '') return { verdict: 'MALFORMED' };
  return { verdict: verdictOf(code, message, asked), said: `${code} ${message}` };
}
