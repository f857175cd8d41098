import fc from 'fast-check';
import { expect, it } from 'vitest';
import { singleEnd } from '../../../../src/framework/server/page-end.ts';

const END = '</body></html>';

async function passed(chunks: readonly string[]): Promise<string> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(source.pipeThrough(singleEnd())).text();
}

it('lets a document through as it is, however it is cut', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(texts, async (chunks) => {
      expect(await passed([...chunks, END])).toBe(chunks.join('') + END);
    }),
  );
});

it('takes away an end in the middle, wherever it is cut', async () => {
  for (let cut = 0; cut <= END.length; cut++) {
    const html = ['<p>one</p>', END.slice(0, cut), END.slice(cut), '<script>1</script>', END];
    expect(await passed(html)).toBe(`<p>one</p><script>1</script>${END}`);
  }
});

it('lets nothing through as nothing', async () => {
  expect(await passed([])).toBe('');
});
