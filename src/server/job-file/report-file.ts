import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../../contract/errors.ts';
import { opsReportEndpoints } from '../../contract/ops/money/reports.ts';
import { REPORTS } from '../../contract/values/money/reports.ts';
import { deskSignInPath } from '../../site/desk-path.ts';
import type { RequestEnv } from '../request/context.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/money\/reports\/([A-Z]+)\.csv$/;

/** The filters of the report's page. As there, an invalid one is ignored. */
const { dateStart, dateEnd, by, channelId, format } =
  opsReportEndpoints.getReportFile.query.entries;
const filterSchema = v.object({
  dateStart: v.fallback(dateStart, ''),
  dateEnd: v.fallback(dateEnd, ''),
  by: v.fallback(by, ''),
  channelId: v.fallback(channelId, ''),
  format: v.fallback(format, 'SPREADSHEET'),
});

/**
 * `GET /desk/<tenant>/money/reports/<report>.csv`: a report as a file, with the filters of its page, read through the
 * contract's call, which checks the right. Without a session it redirects to the sign-in page.
 */
export const reportFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, name] = PATH.exec(c.req.path) ?? [];
  const report = REPORTS.find((one) => one === name);
  if (!c.var.desk || !report || c.req.method !== 'GET') return next();
  try {
    const query = v.parse(filterSchema, c.req.query());
    const file = await c.var.api('getReportFile', { params: { report }, query });
    c.header('content-type', 'text/csv; charset=utf-8');
    c.header('content-disposition', `attachment; filename="${file.name}"`);
    c.header('cache-control', 'no-store');
    return c.body(file.csv);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return c.redirect(deskSignInPath(c.req.path), 307);
    return c.text(error.body.message, error.status as 403);
  }
};
