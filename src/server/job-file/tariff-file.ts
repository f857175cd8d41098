import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';
import { csvAnswer } from './csv-answer.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/shop\/tariffs\/([\w-]{1,64})\/(rows|names)\.csv$/;

/** `GET /desk/<tenant>/shop/tariffs/<id>/rows.csv`: the table of a tariff for a spreadsheet. */
export const tariffFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, id, part] = PATH.exec(c.req.path) ?? [];
  if (!c.var.desk || !id || c.req.method !== 'GET') return next();
  const query = { part: part === 'names' ? ('names' as const) : ('rows' as const) };
  return csvAnswer(c, () => c.var.api('getTariffTable', { params: { id }, query }));
};
