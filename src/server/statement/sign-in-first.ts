import type { Context } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { loginPath } from '../../site/login-path.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropSession } from '../request/cookies.ts';

/**
 * The answer for a file whose reading failed, if the visitor has no session: the sign-in page, which leads to `page`, where
 * the link to the file is. If it led to the file itself, that would be downloaded, and the browser would stay on the
 * sign-in page. Throws every other failure.
 */
export function signInFirst(c: Context<RequestEnv>, error: unknown, page: string): Response {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
  if (c.var.session) dropSession(c);
  return c.redirect(loginPath(page), 307);
}
