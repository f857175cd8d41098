import type { Context } from 'hono';
import { CACHED_ENCODINGS } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isNotModified } from '../not-modified.ts';
import { encodingFor } from './accept-encoding.ts';
import { inBackground } from './in-background.ts';

/** The part of a cached page's response that is the same for all requests with the same key. */
export type CachedResponse = {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
};

/** Headers that a 304 leaves out. */
const BODY_HEADERS = ['content-type', 'content-encoding', 'content-length'];

/**
 * The response with a cached page: the headers that the steps after the fast path have set, and the page's
 * body in an encoding that the client accepts. Undefined if the page is not in the cache.
 */
export async function cachedResponse(c: Context<RequestEnv>): Promise<CachedResponse | undefined> {
  const { pageEntry } = c.var;
  if (!pageEntry || c.res.status !== 200) return undefined;
  const { digest } = pageEntry.page;
  const encoding = encodingFor(c, CACHED_ENCODINGS);
  const encoded = pageEntry.encoded(encoding);
  // If the client disconnects, the encoding is still finished, for the next request.
  inBackground(c, encoded);
  const body = await encoded;
  // A cookie is not shared with other requests: fast-path.ts adds it to this request's response.
  const { 'set-cookie': _, ...shared } = Object.fromEntries(c.res.headers);
  const headers = {
    ...shared,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
    etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
    vary: 'Accept-Encoding',
  };
  return { headers, body };
}

/**
 * The response to one request: 200 with the body, or without it for HEAD; 304 if the client has the body.
 * `requestHeaders` are added for this request alone.
 */
export function respondWith(
  c: Context<RequestEnv>,
  { headers: sharedHeaders, body }: CachedResponse,
  requestHeaders: Record<string, string> = {},
): Response {
  const headers: Record<string, string> = { ...sharedHeaders, ...requestHeaders };
  if (isNotModified(c, headers.etag)) {
    for (const name of BODY_HEADERS) delete headers[name];
    return new Response(null, { status: 304, headers });
  }
  // `encodeBody` keeps Workers from compressing the body once more; other runtimes ignore it.
  const init = { headers, ...(headers['content-encoding'] && { encodeBody: 'manual' }) };
  return new Response(c.req.raw.method === 'HEAD' ? null : body, init);
}
