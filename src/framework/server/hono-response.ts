import type { Context } from 'hono';

/**
 * Replaces the response whole. A plain `c.res = response` copies the headers of the earlier response
 * onto the new one.
 */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/**
 * Creates the context's response now, with the headers set so far. Hono copies the headers of an
 * earlier response onto a handler's own one, but forgets cookies that were set before there was any.
 */
export function createResponseNow(c: Context): void {
  void c.res;
}
