import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';
import { signInFirst } from './sign-in-first.ts';

const PAGE = '/my/account';

/**
 * `GET /my/account/data.json`: everything that is stored about the shopper, as a file. Without a session it
 * redirects to the sign-in page.
 */
export const ownData: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path !== `${PAGE}/data.json` || c.req.method !== 'GET') return next();
  try {
    const data = await c.var.api('exportMyData');
    const day = data.exportedAt.slice(0, 10);
    return c.body(JSON.stringify(data, null, 2), 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="account-${day}.json"`,
      'cache-control': 'no-store',
    });
  } catch (error) {
    return signInFirst(c, error, PAGE);
  }
};
