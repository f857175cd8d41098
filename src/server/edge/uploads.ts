import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * Passes the forms and files of the bucket on, as streams. The steps for calls can't do it: they read
 * bodies whole, up to a limit far below the size of a picture.
 */
export const uploads: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { method, path } = c.req;
  const isPost = method === 'POST' && path === '/uploads';
  const isRead = (method === 'GET' || method === 'HEAD') && path.startsWith('/uploads/');
  if (path === '/uploads' && !isPost) return c.text('', 405, { allow: 'POST' });
  if (!isPost && !isRead) return next();
  const { headers, body } = c.req.raw;
  const streamed = { method, headers, body, duplex: 'half' } as RequestInit;
  // The raw path: decoded and parsed again, it could become the path of a call.
  const { pathname } = new URL(c.req.url);
  const response = await c.var.send(pathname, isPost ? streamed : { method, headers });
  const isForm = isPost && headers.get('accept')?.includes('text/html');
  if (isForm && response.status >= 400) return backToForm(c, response);
  return new Response(response.body, response);
};

/**
 * Redirects a refused form back to its page, which says why. Without scripts, only the search by picture
 * posts to the bucket.
 */
async function backToForm(c: Context<RequestEnv>, response: Response): Promise<Response> {
  const body: Partial<ErrorBody> | undefined = await response.json().catch(() => undefined);
  const code: ErrorCode = body?.code ?? 'INTERNAL';
  return c.redirect(`/search-by-picture?error=${encodeURIComponent(code)}`, 303);
}
