import type { Context } from 'hono';
import { CACHED_ENCODINGS } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isNotModified } from '../not-modified.ts';
import { encodingFor } from './accept-encoding.ts';
import { inBackground } from './in-background.ts';

/** The part of a cached page's answer that all requests with the same key share. */
export type CachedResponse = {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
};

/** Headers that a 304 leaves out. */
const BODY_HEADERS = ['content-type', 'content-encoding', 'content-length'];

/**
 * The answer with a cached page: the headers that the later middleware has set, and the page's body in
 * an encoding that the client accepts. Undefined if the page is not in the cache.
 */
export async function cachedResponse(c: Context<RequestEnv>): Promise<CachedResponse | undefined> {
  const { pageEntry } = c.var;
  if (!pageEntry || c.res.status !== 200) return undefined;
  const { digest } = pageEntry.page;
  const encoding = encodingFor(c, CACHED_ENCODINGS);
  const encoded = pageEntry.encoded(encoding);
  inBackground(c, encoded);
  const body = await encoded;
  // A cookie is for this request alone: the fast path adds it to this answer only.
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

/** The response to this request: 200, 304 where the client has the body, no body for HEAD. */
export function responseOf(
  c: Context<RequestEnv>,
  { headers, body }: CachedResponse,
  ownHeaders: Record<string, string> = {},
): Response {
  const all: Record<string, string> = { ...headers, ...ownHeaders };
  if (isNotModified(c, headers.etag)) {
    for (const name of BODY_HEADERS) delete all[name];
    return new Response(null, { status: 304, headers: all });
  }
  // Keeps Workers from compressing it once more; other runtimes ignore it.
  const init = { headers: all, ...(all['content-encoding'] && { encodeBody: 'manual' }) };
  return new Response(c.req.raw.method === 'HEAD' ? null : body, init);
}
