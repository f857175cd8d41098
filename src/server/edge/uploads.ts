import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * The bucket of uploads: its forms go to the backend as they come in, unread and whole, because the
 * limit of calls is far below a picture's size; its files come back as they are.
 */
export const uploads: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { method, path } = c.req;
  const isPost = method === 'POST' && path === '/uploads';
  const isRead = (method === 'GET' || method === 'HEAD') && path.startsWith('/uploads/');
  if (path === '/uploads' && !isPost) return c.text('', 405, { allow: 'POST' });
  if (!isPost && !isRead) return next();
  const { headers, body } = c.req.raw;
  const streamed = { method, headers, body, duplex: 'half' } as RequestInit;
  // As it was written: the decoded path, read as an address again, could lead to a call.
  const { pathname } = new URL(c.req.url);
  const response = await c.var.send(pathname, isPost ? streamed : { method, headers });
  const isForm = isPost && headers.get('accept')?.includes('text/html');
  if (isForm && response.status >= 400) return backToForm(c, response);
  return new Response(response.body, response);
};

/** A form without a script is for a picture to search by: its page tells why it was refused. */
async function backToForm(c: Context<RequestEnv>, response: Response): Promise<Response> {
  const body: Partial<ErrorBody> | undefined = await response.json().catch(() => undefined);
  const code: ErrorCode = body?.code ?? 'INTERNAL';
  return c.redirect(`/search-by-picture?error=${encodeURIComponent(code)}`, 303);
}
