import type { MiddlewareHandler } from 'hono';
import { OWN_PRODUCT_STATES } from '../../contract/values/goods/own-products.ts';
import type { RequestEnv } from '../request/context.ts';
import { csvAnswer } from './csv-answer.ts';

const PATH = /^\/desk\/[a-z0-9-]{1,40}\/shop\/own\/table\.csv$/;
/** A file has as many products as these calls give. */
const MOST_CALLS = 50;

/** `GET /desk/<tenant>/shop/own/table.csv?state=PUBLISHED`: own products in the form in which they are brought in. */
export const ownFile: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (!c.var.desk || !PATH.test(c.req.path) || c.req.method !== 'GET') return next();
  const state = OWN_PRODUCT_STATES.find((one) => one === c.req.query('state'));
  return csvAnswer(c, async () => {
    const parts: string[] = [];
    let name = '';
    let after: string | undefined = '';
    for (let call = 0; call < MOST_CALLS && after !== undefined; call += 1) {
      const query: { state?: typeof state; after: string } = { ...(state && { state }), after };
      const part: { name: string; csv: string; next?: string | undefined } = await c.var.api(
        'exportOwnProducts',
        { query },
      );
      name = part.name;
      parts.push(part.csv);
      after = part.next;
    }
    return { name, csv: parts.join('') };
  });
};
