import type { MiddlewareHandler } from 'hono';
import type { RequestEnv } from '../request/context.ts';
import { csvAnswer } from './csv-answer.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/money\/rates\/([A-Z]{3})\.csv$/;

/** `GET /desk/<tenant>/money/rates/<currency>.csv`: the history of a rate for a spreadsheet. */
export const rateFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const [, currency] = PATH.exec(c.req.path) ?? [];
  if (!c.var.desk || !currency || c.req.method !== 'GET') return next();
  return csvAnswer(c, () => c.var.api('getRateFile', { params: { currency } }));
};
