import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { singleEnd } from '../../../../src/framework/server/page-end.ts';
import { abortOnCancel } from '../../../../src/server/request/aborted.ts';

const END = '</body></html>';
const streamOf = (chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(new TextEncoder().encode(chunk));
        await setImmediate();
      }
      controller.close();
    },
  });

/** A document with a payload, which rsc-html-stream writes as it does for Waku. */
async function withPayload(chunks: readonly string[]): Promise<ReadableStream<Uint8Array>> {
  // A dependency of Waku, without types.
  const file = '../../../../node_modules/rsc-html-stream/server.js';
  const { injectRSCPayload } = await import(file);
  return streamOf(chunks).pipeThrough(injectRSCPayload(streamOf(['0:"payload"\n'])));
}

it.each([
  ['whole', [`<p>1</p>${END}`]],
  ['cut in two', [`<p>1</p>${END.slice(0, 5)}`, END.slice(5)]],
])('a document whose end comes %s ends once, after its payload', async (_, chunks) => {
  const html = await new Response(
    abortOnCancel(
      await withPayload(chunks),
      () => {},
      () => {},
      singleEnd(),
    ),
  ).text();
  expect(html.split(END)).toHaveLength(2);
  expect(html).toMatch(/<p>1<\/p><script>.*push\("0:.*"\)<\/script><\/body><\/html>$/);
});
