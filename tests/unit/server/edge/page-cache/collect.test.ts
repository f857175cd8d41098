import { expect, it } from 'vitest';
import { collect } from '../../../../../src/server/edge/page-cache/collect.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** Whether other requests wait for the whole body. */
const noOthersWait = () => false;
const othersWait = () => true;

/** A body whose chunks the test sends. */
function manualBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const source = new ReadableStream<Uint8Array>({
    start(streamController) {
      controller = streamController;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return {
    source,
    send: (text: string) => controller?.enqueue(bytes(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error('broken')),
    isCancelled: () => isCancelled,
  };
}

const textOf = (whole: Uint8Array<ArrayBuffer> | undefined) =>
  whole && new TextDecoder().decode(whole);

it('the whole body equals the streamed one', async () => {
  const { source, send, end } = manualBody();
  const { body, whole } = collect(source, noOthersWait);
  for (const text of ['a', 'bc', '']) send(text);
  end();
  expect(await new Response(body).text()).toBe('abc');
  expect(textOf(await whole)).toBe('abc');
});

it('a slow client does not delay the whole body', async () => {
  const { source, send, end } = manualBody();
  const { body, whole } = collect(source, noOthersWait);
  send('abc');
  end();
  expect(textOf(await whole)).toBe('abc');
  expect(await new Response(body).text()).toBe('abc');
});

it('when the client disconnects, there is no whole body and the source is cancelled', async () => {
  const { source, send, isCancelled } = manualBody();
  const { body, whole } = collect(source, noOthersWait);
  send('abc');
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(isCancelled()).toBe(true);
  expect(await whole).toBeUndefined();
});

it('when the client disconnects while others wait, the source is read to its end', async () => {
  const { source, send, end, isCancelled } = manualBody();
  const { body, whole } = collect(source, othersWait);
  send('abc');
  await body.cancel();
  send('def');
  end();
  expect(textOf(await whole)).toBe('abcdef');
  expect(isCancelled()).toBe(false);
});

it('a source that fails also fails the stream, and there is no whole body', async () => {
  const { source, send, fail } = manualBody();
  const { body, whole } = collect(source, noOthersWait);
  const read = new Response(body).text();
  send('abc');
  fail();
  await expect(read).rejects.toThrow('broken');
  expect(await whole).toBeUndefined();
});

it('a body longer than 2 MiB is streamed, but there is no whole body', async () => {
  const { source, send, end } = manualBody();
  const { body, whole } = collect(source, noOthersWait);
  for (let i = 0; i < 5; i += 1) send('x'.repeat(512 * 1024));
  end();
  expect(await new Response(body).text()).toHaveLength(5 * 512 * 1024);
  expect(await whole).toBeUndefined();
});
