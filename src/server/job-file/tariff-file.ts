import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { deskSignInPath } from '../../site/desk-path.ts';
import { BYTE_ORDER_MARK } from '../csv/csv.ts';
import type { RequestEnv } from '../request/context.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/shop\/tariffs\/([\w-]{1,64})\/(rows|names)\.csv$/;

/**
 * `GET /desk/<tenant>/shop/tariffs/<id>/rows.csv`: the table of a tariff for a spreadsheet, read through the
 * contract's call, which checks the right. Without a session it redirects to the sign-in page.
 */
export const tariffFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, id, part] = PATH.exec(c.req.path) ?? [];
  if (!c.var.desk || !id || c.req.method !== 'GET') return next();
  try {
    const query = { part: part === 'names' ? ('names' as const) : ('rows' as const) };
    const { name, csv } = await c.var.api('getTariffTable', { params: { id }, query });
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${name}"`);
    c.header('cache-control', 'no-store');
    return c.body(BYTE_ORDER_MARK + csv);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    return c.text(error.body.message, error.status as 403);
  }
};
