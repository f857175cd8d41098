import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { RecordedResponse } from './recorded-responses.ts';

/**
 * The baseline of a measurement: a process with the same framework and adapter that only sends recorded
 * responses of the server under test from memory. A server of this framework can't be faster.
 */
const recorded = JSON.parse(
  readFileSync(process.env.RECORDED_RESPONSES ?? '', 'utf8'),
) as RecordedResponse[];
const answers = new Map(
  recorded.map(({ path, encoding, status, headers, body }) => [
    `${encoding} ${path}`,
    { status, headers, body: Uint8Array.from(Buffer.from(body, 'base64')) },
  ]),
);

const app = new Hono();
app.get('/readyz', (c) => c.text('ok'));
app.get('*', (c) => {
  const { pathname, search } = new URL(c.req.url);
  const answer = answers.get(`${c.req.header('accept-encoding')} ${pathname}${search}`);
  if (!answer) return c.notFound();
  if (c.req.header('if-none-match') === answer.headers.etag) {
    const { 'content-type': _type, 'content-encoding': _encoding, ...headers } = answer.headers;
    return c.body(null, 304, headers);
  }
  return c.body(answer.body, answer.status as 200, answer.headers);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
