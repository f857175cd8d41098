import type { Context } from 'hono';
import { replaceResponse } from '../../../framework/server/hono-response.ts';
import { compressStream, STREAMED_ENCODINGS } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isApiDocumentation } from '../api-documentation.ts';
import { encodingFor } from './accept-encoding.ts';

/**
 * Content types that are compressed: pages, their payloads and sitemaps. The API's description is
 * compressed too. The JSON of calls is not: it is short, and a secret that is compressed together with an
 * attacker's text can be guessed (BREACH).
 */
const COMPRESSED = /^(?:text\/html|text\/x-component|application\/xml)\b/;

/** On Node, compresses a response while it is streamed, flushing each part. Cloudflare compresses by itself. */
export function compressResponse(c: Context<RequestEnv>): void {
  const { body, headers, status } = c.res;
  const type = headers.get('content-type') ?? '';
  if (!body || !(COMPRESSED.test(type) || isApiDocumentation(c.req.path))) return;
  if (headers.has('content-encoding') || c.get('platform')?.runtime !== 'node') return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(c, STREAMED_ENCODINGS);
  if (!encoding || c.req.raw.method === 'HEAD') return;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  replaceResponse(c, new Response(compressStream(body, encoding), { status, headers }));
}
