import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { PAPER_KINDS } from '../../contract/values/warehouse/shipment-kinds.ts';
import { deskSignInPath } from '../../site/desk-path.ts';
import type { RequestEnv } from '../request/context.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/shipments\/([A-Z0-9]{4,32})\/papers\/([a-z0-9-]+)\/pdf$/;

/**
 * `GET /desk/<tenant>/shipments/<order>/papers/<kind>/pdf`: a paper as a PDF. Its data is read through the call of
 * the contract, which checks the right and writes the audit. Without a session it redirects to the sign-in page.
 */
export const papers: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, id, name] = PATH.exec(c.req.path) ?? [];
  const kind = PAPER_KINDS.find((one) => one === name);
  if (!c.var.desk || !id || !kind || c.req.method !== 'GET') return next();
  try {
    const paper = await c.var.api('getTransitPaper', { params: { id, kind } });
    // Loaded on use: only the few requests for a PDF need it.
    const { paperPdf } = await import('./pdf.ts');
    return pdf(c, await paperPdf(paper), `${id}-${kind}.pdf`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    return c.text(error.body.message, error.status as 403);
  }
};

function pdf(c: Context<RequestEnv>, bytes: Uint8Array, name: string): Response {
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', `inline; filename="${name}"`);
  c.header('cache-control', 'no-store');
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}
