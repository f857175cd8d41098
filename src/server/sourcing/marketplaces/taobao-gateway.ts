import * as v from 'valibot';
import { text } from './fields.ts';
import { formOf, type MarketplaceCall, type SendCall, type Verdict } from './send-call.ts';
import { signIop } from './signatures.ts';
import { type AppSettings, createTokens, tokenAnswer } from './tokens.ts';
import { isObject, verdictOf } from './verdicts.ts';

/**
 * Calls an API of Taobao's global open platform by its path. Returns its data, or undefined if
 * there is none.
 */
export type TaobaoCall = (path: string, fields: Record<string, string>) => Promise<unknown>;

export function createTaobaoCall(settings: AppSettings, send: SendCall): TaobaoCall {
  const { gateway, appKey, appSecret } = settings;
  const signedRequest = async (path: string, fields: Record<string, string>) => {
    const params = {
      ...fields,
      app_key: appKey,
      sign_method: 'sha256',
      timestamp: String(Date.now()),
    };
    const sign = await signIop(path, params, appSecret);
    return { url: `${gateway}${path}`, ...formOf({ ...params, sign }) };
  };
  const tokens = createTokens(
    { access: settings.accessToken, refresh: settings.refreshToken },
    async (refreshToken) => {
      const path = '/auth/token/refresh';
      const request = () => signedRequest(path, { refresh_token: refreshToken });
      const issued = v.parse(
        tokenAnswer,
        await send({ name: path, request, classify: (answer) => classify(answer) }),
      );
      return { access: issued.access_token, refresh: issued.refresh_token };
    },
  );

  return async (path, fields) => {
    let sentToken = '';
    const call: MarketplaceCall = {
      name: path,
      request: async () => {
        sentToken = await tokens.current();
        return signedRequest(path, { ...fields, access_token: sentToken });
      },
      classify: (answer) => classify(answer, fields),
      renew: () => tokens.renew(sentToken),
    };
    const answer = await send(call);
    return isObject(answer) ? (answer.data ?? answer.result) : undefined;
  };
}

/** The errors of an answer: `code` is the platform's, `biz_error_code` that of the called API. */
const envelope = v.object({
  code: text,
  message: text,
  biz_error_code: text,
  biz_error_msg: text,
});

function classify(answer: unknown, sent?: unknown): { verdict: Verdict; message?: string } {
  if (!isObject(answer)) return { verdict: 'MALFORMED' };
  const { code, message, biz_error_code, biz_error_msg } = v.parse(envelope, answer);
  if (code !== '' && code !== '0') {
    return { verdict: verdictOf(code, message, sent), message: `${code} ${message}` };
  }
  if (biz_error_code !== '' && biz_error_code !== '0') {
    return {
      verdict: verdictOf(biz_error_code, biz_error_msg, sent),
      message: `${biz_error_code} ${biz_error_msg}`,
    };
  }
  const isAnswer = code === '0' || 'data' in answer || 'result' in answer;
  return isAnswer ? { verdict: 'OK' } : { verdict: 'MALFORMED' };
}
