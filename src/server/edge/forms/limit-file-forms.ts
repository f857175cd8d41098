import type { MiddlewareHandler } from 'hono';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { clientAddressOf } from '../../request/backend.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isMultipart } from '../../storage/posted-form.ts';
import { readBody } from './body.ts';

/**
 * How many forms with a file one visitor may send at the same time. Each is held in memory until it is
 * complete.
 */
const MAX_CONCURRENT = 4;
const RETRY_SECONDS = 10;

/** How many such forms are arriving, by visitor: the shopper's id, or the IP address. */
const arriving = new Map<string, number>();

/** Refuses a form with a file while `MAX_CONCURRENT` others of the same visitor are arriving. */
export const limitFileForms: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const visitor = c.var.session?.userId ?? clientAddressOf(c);
  if (!isMultipart(c.req.raw) || !visitor) return next();
  const others = arriving.get(visitor) ?? 0;
  if (others >= MAX_CONCURRENT) {
    await readBody(c.req.raw);
    const code = 'TOO_MANY_REQUESTS';
    const message = translateKey(c.var.t, `error.${code}`);
    const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) };
    return c.json({ code, message, requestId: c.var.requestId }, ERROR_STATUS[code], headers);
  }
  arriving.set(visitor, others + 1);
  try {
    await next();
  } finally {
    const remaining = (arriving.get(visitor) ?? 1) - 1;
    if (remaining > 0) arriving.set(visitor, remaining);
    else arriving.delete(visitor);
  }
};
