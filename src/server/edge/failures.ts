import type { Context, MiddlewareHandler } from 'hono';
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { replaceResponse } from '../../framework/server/hono-response.ts';
import { translateKey } from '../../i18n/translator.ts';
import { Aborted } from '../request/aborted.ts';
import type { RequestEnv } from '../request/context.ts';
import { logError } from './log.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** Failures of the backend that have a message. Every other failure is reported as internal. */
const BACKEND_CODES = ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT', 'TOO_MANY_REQUESTS', 'BUSY'] as const;
/** `Retry-After` of a busy backend. */
const RETRY_SECONDS = 5;

/** Why a request failed: by its error, or if it has no error, by the backend's last failure during rendering. */
function codeOf(c: Context<RequestEnv>): (typeof BACKEND_CODES)[number] | 'INTERNAL' {
  const status = c.error instanceof ApiError ? c.error.status : !c.error && c.var.backendFailure;
  const codeOfStatus = BACKEND_CODES.find((code) => ERROR_STATUS[code] === status);
  // If a remote backend refuses a call that a page needs, the backend is at fault.
  const isUpstreamFault = c.error instanceof ApiError && c.var.upstream;
  return codeOfStatus ?? (isUpstreamFault ? 'UPSTREAM_FAILED' : 'INTERNAL');
}

async function errorResponse(c: Context<RequestEnv>): Promise<Response> {
  const t = await translatorOf(c);
  const code: ErrorCode = codeOf(c);
  const status = ERROR_STATUS[code];
  const message = translateKey(t, `error.${code}`);
  if (c.req.path.startsWith('/api/')) {
    return c.json({ code, message, requestId: c.var.requestId }, status);
  }
  const text = code === 'INTERNAL' ? t('errorPage.text') : message;
  return plainPage(c, { status, title: t('errorPage.title'), text, retry: true });
}

/**
 * Turns an error into a response with the request id, and logs it. A failure of the backend is already in
 * the log. A page that failed to render leaves an empty document with status 500; it gets the same
 * response.
 */
export const failures: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  const isEmptyPage =
    c.res.status === 500 && c.res.headers.get('content-type')?.startsWith('text/html');
  if (c.error instanceof Aborted || (!c.error && !isEmptyPage)) return;
  if (c.error && !(c.error instanceof ApiError)) logError(c, c.error);
  await c.res.body?.cancel();
  replaceResponse(c, await errorResponse(c));
  if (c.res.status === ERROR_STATUS.BUSY) c.header('retry-after', String(RETRY_SECONDS));
};
