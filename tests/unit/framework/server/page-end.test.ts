import fc from 'fast-check';
import { expect, it } from 'vitest';
import { singleEnd } from '../../../../src/framework/server/page-end.ts';
import { abortOnCancel } from '../../../../src/server/request/aborted.ts';

const END = '</body></html>';

async function passed(chunks: readonly string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(
    abortOnCancel(
      source,
      () => {},
      () => {},
      singleEnd(),
    ),
  ).text();
}

it('does not change a document with one end tag, however it is split', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, async (chunks) => {
      expect(await passed([...chunks, END])).toBe(chunks.join('') + END);
    }),
  );
});

it('removes an end tag in the middle, wherever it is split', async () => {
  for (let cut = 0; cut <= END.length; cut++) {
    const html = ['<p>one</p>', END.slice(0, cut), END.slice(cut), '<script>1</script>', END];
    expect(await passed(html)).toBe(`<p>one</p><script>1</script>${END}`);
  }
});

it('passes an empty stream', async () => {
  expect(await passed([])).toBe('');
});
