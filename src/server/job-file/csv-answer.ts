import type { Context } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { deskSignInPath } from '../../site/desk-path.ts';
import { BYTE_ORDER_MARK } from '../csv/csv.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * Responds with a spreadsheet file from a call of the contract, which checks the right. Without a session
 * it redirects to the sign-in page.
 */
export async function csvAnswer(
  c: Context<RequestEnv>,
  read: () => Promise<{ name: string; csv: string }>,
): Promise<Response> {
  try {
    const { name, csv } = await read();
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${name}"`);
    c.header('cache-control', 'no-store');
    return c.body(BYTE_ORDER_MARK + csv);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    return c.text(error.body.message, error.status as 403);
  }
}
