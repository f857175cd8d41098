import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { deskSignInPath } from '../../site/desk-path.ts';
import type { RequestEnv } from '../request/context.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/jobs\/([A-Z0-9]{26})\.csv$/;

/**
 * `GET /desk/<tenant>/jobs/<id>.csv`: the file of an export, sent part by part as the parts are read through the
 * contract's call, which checks the right. Without a session it redirects to the sign-in page.
 */
export const jobFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, id] = PATH.exec(c.req.path) ?? [];
  if (!c.var.desk || !id || c.req.method !== 'GET') return next();
  try {
    const job = await c.var.api('getJob', { params: { id } });
    const first = await readPart(c, id, 0);
    const day = job.createdAt.slice(0, 10);
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header(
      'content-disposition',
      `attachment; filename="${job.list.toLowerCase()}-${day}-${id.slice(-6)}.csv"`,
    );
    c.header('cache-control', 'no-store');
    return c.body(fileStream(c, id, first));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    return c.text(error.body.message, error.status as 403);
  }
};

type Part = Awaited<ReturnType<typeof readPart>>;

const readPart = (c: Context<RequestEnv>, id: string, part: number) =>
  c.var.api('readJobFile', { params: { id }, query: { part } });

/** The bytes of the file. If a part can't be read, the download fails. */
function fileStream(c: Context<RequestEnv>, id: string, first: Part): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let part = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { text, parts } = part === 0 ? first : await readPart(c, id, part);
      controller.enqueue(encoder.encode(text));
      part += 1;
      if (part >= parts) controller.close();
    },
  });
}
