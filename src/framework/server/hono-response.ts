import type { Context } from 'hono';

/**
 * Replaces the response, including its headers. A plain `c.res = response` would copy the headers of the
 * earlier response onto the new one.
 */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

/**
 * Creates the context's response now, with the headers set so far. Hono copies the headers of an
 * earlier response onto the handler's, but loses cookies that were set before any response existed.
 */
export function createResponseNow(c: Context): void {
  void c.res;
}
