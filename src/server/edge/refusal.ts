import type { Context } from 'hono';
import { ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { type Translate, translateKey } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';

/** The body of a refusal by the edge, as the API has it. */
export const refusalBody = (c: Context<RequestEnv>, code: ErrorCode, t: Translate = c.var.t) => ({
  code,
  message: translateKey(t, `error.${code}`),
  requestId: c.var.requestId,
});

/** Refuses an API call in the edge. `t`: the translator, where the request has none yet. */
export const refusal = (c: Context<RequestEnv>, code: ErrorCode, t?: Translate): Response =>
  c.json(refusalBody(c, code, t), ERROR_STATUS[code], { 'cache-control': 'no-store' });
