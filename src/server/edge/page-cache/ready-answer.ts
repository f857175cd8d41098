import type { Context } from 'hono';
import { replaceResponse } from '../../../framework/server/hono-response.ts';
import { headerOf } from '../../../framework/server/node-request.ts';
import { compressStream } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';
import { acceptedEncoding } from './accept-encoding.ts';
import { inBackground } from './in-background.ts';

/** A kept page as it is sent: all that is the same for whoever asks in the same words. */
export type ReadyAnswer = {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
};

/** What a client that has the page already is not told again. */
const OF_THE_BODY = ['content-type', 'content-encoding', 'content-length'];

/**
 * What a client takes. Workers compress what they stream themselves; beside production their adapter
 * strips the name of an encoding, so that there none may be used.
 */
function encodingFor(c: Context<RequestEnv>) {
  const isEncoding = c.var.platform.runtime === 'node' || headerOf(c, 'cf-visitor') !== undefined;
  return isEncoding ? acceptedEncoding(headerOf(c, 'accept-encoding')) : undefined;
}

/** The answer that the steps have made, with the kept page that they found as its body; undefined where they found none. */
export async function readyAnswer(c: Context<RequestEnv>): Promise<ReadyAnswer | undefined> {
  const { keptPage } = c.var;
  if (!keptPage || c.res.status !== 200) return undefined;
  const { digest } = keptPage.page;
  const encoding = encodingFor(c);
  const encoded = keptPage.encoded(encoding);
  inBackground(c, encoded);
  const body = await encoded;
  // A cookie is of who asked now: the step in front sets each beside what is the same for all.
  const { 'set-cookie': _, ...same } = Object.fromEntries(c.res.headers);
  const headers = {
    ...same,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
    etag: encoding ? `"${digest}-${encoding}"` : `"${digest}"`,
    vary: 'Accept-Encoding',
  };
  return { headers, body };
}

/** Whether the client has that very body (RFC 9110, section 13.1.2). */
function hasAlready(c: Context<RequestEnv>, etag: string | undefined): boolean {
  const asked = headerOf(c, 'if-none-match');
  if (asked === undefined) return false;
  return asked.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** The response to send: whole, without its body for HEAD, or only that the client has it already. */
export function responseOf(
  c: Context<RequestEnv>,
  { headers, body }: ReadyAnswer,
  own: Record<string, string> = {},
): Response {
  const all: Record<string, string> = { ...headers, ...own };
  if (hasAlready(c, headers.etag)) {
    for (const name of OF_THE_BODY) delete all[name];
    return new Response(null, { status: 304, headers: all });
  }
  // Workers would compress it once more; elsewhere nobody knows the field.
  const init = { headers: all, ...(all['content-encoding'] && { encodeBody: 'manual' }) };
  return new Response(c.req.raw.method === 'HEAD' ? null : body, init);
}

/** Text that is worth it. Calls' answers are short, and some hold secrets beside what others may have written. */
const COMPRESSED = /^(?:text\/html|text\/x-component|application\/xml)\b/;

/** On Node: compresses what is sent while it is made, each part of it at once. */
export function compressAnswer(c: Context<RequestEnv>): void {
  const { body, headers, status } = c.res;
  const type = headers.get('content-type') ?? '';
  if (!body || !COMPRESSED.test(type)) return;
  if (headers.has('content-encoding') || c.get('platform')?.runtime !== 'node') return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = encodingFor(c);
  if (!encoding || c.req.raw.method === 'HEAD') return;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const response = new Response(compressStream(body, encoding), { status, headers });
  replaceResponse(c, response);
}
