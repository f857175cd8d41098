import type { Context } from 'hono';
import { replaceResponse } from '../../../framework/server/hono-response.ts';
import { compressStream, STREAMED_ENCODINGS } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';
import { isDescription } from '../description.ts';
import { encodingFor } from './accept-encoding.ts';

/**
 * What is compressed: pages, their payloads, sitemaps and the API's description. Answers of calls are
 * not: they are short, and a secret that is compressed together with an attacker's text can be guessed
 * (BREACH).
 */
const COMPRESSED = /^(?:text\/html|text\/x-component|application\/xml)\b/;

/** On Node, compresses a page while it is streamed, flushing each part. */
export function compressResponse(c: Context<RequestEnv>): void {
  const { body, headers, status } = c.res;
  const type = headers.get('content-type') ?? '';
  if (!body || !(COMPRESSED.test(type) || isDescription(c.req.path))) return;
  if (headers.has('content-encoding') || c.get('platform')?.runtime !== 'node') return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(c, STREAMED_ENCODINGS);
  if (!encoding || c.req.raw.method === 'HEAD') return;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const response = new Response(compressStream(body, encoding), { status, headers });
  replaceResponse(c, response);
}
