import type { Context, MiddlewareHandler } from 'hono';
import { ApiError, ERROR_STATUS, type ErrorCode } from '../../contract/errors.ts';
import { replaceResponse } from '../../framework/server/hono-response.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';
import { logError } from './log.ts';
import { plainPage, translatorOf } from './plain-page.ts';

/** Backend failures with a message of their own. Every other failure is reported as internal. */
const BACKEND_CODES = ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT', 'TOO_MANY_REQUESTS', 'BUSY'] as const;
/** `Retry-After` of a busy backend. */
const RETRY_SECONDS = 5;

/** Why a request failed: its error, or else the backend's last failure while a page was rendered. */
function codeOf(c: Context<RequestEnv>): (typeof BACKEND_CODES)[number] | 'INTERNAL' {
  const status = c.error instanceof ApiError ? c.error.status : !c.error && c.var.backendFailure;
  const known = BACKEND_CODES.find((code) => ERROR_STATUS[code] === status);
  // Whatever a backend elsewhere refuses for a page is that backend's fault.
  const isTheirs = c.error instanceof ApiError && c.var.upstream;
  return known ?? (isTheirs ? 'UPSTREAM_FAILED' : 'INTERNAL');
}

async function errorAnswer(c: Context<RequestEnv>): Promise<Response> {
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
 * Logs an unexpected error and answers with its request id. A failure of the backend is answered the
 * same way, but is in the log already. A page that failed to render would be an empty document with
 * status 500, so it gets this answer too.
 */
export const failures: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  const isEmptyPage =
    c.res.status === 500 && c.res.headers.get('content-type')?.startsWith('text/html');
  if (!c.error && !isEmptyPage) return;
  if (c.error && !(c.error instanceof ApiError)) logError(c, c.error);
  await c.res.body?.cancel();
  replaceResponse(c, await errorAnswer(c));
  if (c.res.status === ERROR_STATUS.BUSY) c.header('retry-after', String(RETRY_SECONDS));
};
