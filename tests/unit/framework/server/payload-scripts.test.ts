import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import {
  hasErrorRow,
  joinPayload,
  nonceAttribute,
} from '../../../../src/framework/server/rendered-document.ts';

const NONCE = 'q3Jm+/kZr1vX0bW5aT8cYw==';

const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
const bytes = (texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text));

/** A document with a payload, which rsc-html-stream writes as it does for Waku. */
async function documentWith(payload: readonly Uint8Array[]): Promise<string> {
  // A dependency of Waku, without types.
  const file = '../../../../node_modules/rsc-html-stream/server.js';
  const { injectRSCPayload } = await import(file);
  const injected = injectRSCPayload(streamOf(payload), { nonce: NONCE });
  const html = streamOf(bytes(['<html><body>page</body></html>'])).pipeThrough(injected);
  return new Response(html as ReadableStream<Uint8Array>).text();
}

/** The parts that a document's scripts push when they run as in a browser. */
function pushedBy(html: string): string[] {
  const self: { __FLIGHT_DATA?: string[] } = {};
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    new Function('self', script)(self);
  }
  return self.__FLIGHT_DATA ?? [];
}

it('rsc-html-stream writes each part of a payload into a script of its own', async () => {
  const parts = ['0:"a"\n1:T5,<', '/script><b>\n', '2:"<', '!-- ü 汉 " \\"\n'];
  const joined = joinPayload(await documentWith(bytes(parts)), NONCE) ?? '';
  expect(pushedBy(joined)).toEqual([parts.join('')]);
  expect(joined.split(nonceAttribute(NONCE))).toHaveLength(2);
});

it('rsc-html-stream writes binary parts in another form, which is not joined', async () => {
  const html = await documentWith([new Uint8Array([0xff, 0xfe])]);
  expect(html).toContain('__FLIGHT_DATA');
  expect(joinPayload(html, NONCE)).toBeUndefined();
});

/** A script for a separate process, because React's server needs an export condition to load. */
const RENDER = `
  import { renderToReadableStream } from 'react-server-dom-webpack/server.edge';
  const failing = Promise.reject(new Error('failed'));
  const stream = renderToReadableStream({ failing }, {}, { onError: () => 'digest' });
  process.stdout.write(await new Response(stream).text());
`;

it('React writes a failed part of a payload as a row with a digest', () => {
  const node = ['--conditions=react-server', '--input-type=module', '-e', RENDER];
  const env = { ...process.env, NODE_ENV: 'production' };
  const payload = execFileSync(process.execPath, node, { encoding: 'utf8', env });
  expect(hasErrorRow(payload)).toBe(true);
  expect(hasErrorRow(JSON.stringify(payload))).toBe(true);
  expect(hasErrorRow('0:"whole"\n')).toBe(false);
});
