import type { MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { clientAddressOf } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isMultipart } from '../../storage/posted-form.ts';
import { readBody } from './body.ts';

/** How many forms with a file one visitor may send at the same time: each is held in memory until it is complete. */
const MOST_AT_ONCE = 4;
const RETRY_SECONDS = 10;

const sending = new Map<string, number>();

/** Refuses a form with a file while the most that one visitor may send are still arriving. */
export const limitFileForms: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const visitor = c.var.session?.userId ?? clientAddressOf(c);
  if (!isMultipart(c.req.raw) || !visitor) return next();
  const others = sending.get(visitor) ?? 0;
  if (others >= MOST_AT_ONCE) {
    await readBody(c.req.raw);
    const code = 'TOO_MANY_REQUESTS';
    const message = translateKey(c.var.t, `error.${code}`);
    const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) };
    return c.json({ code, message, requestId: c.var.requestId }, ERROR_STATUS[code], headers);
  }
  sending.set(visitor, others + 1);
  try {
    await next();
  } finally {
    const remaining = (sending.get(visitor) ?? 1) - 1;
    if (remaining > 0) sending.set(visitor, remaining);
    else sending.delete(visitor);
  }
};
