import { expect, it } from 'vitest';
import { collect } from '../../../../../src/server/edge/page-cache/collect.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const nobody = () => false;

/** A body that is made by hand. */
function made() {
  let hand: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      hand = controller;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return {
    source,
    send: (text: string) => hand?.enqueue(bytes(text)),
    end: () => hand?.close(),
    fail: () => hand?.error(new Error('broken')),
    isCancelled: () => isCancelled,
  };
}

const textOf = (whole: Uint8Array<ArrayBuffer> | undefined) =>
  whole && new TextDecoder().decode(whole);

it('what is read is what is kept', async () => {
  const { source, send, end } = made();
  const { body, whole } = collect(source, nobody);
  for (const text of ['a', 'bc', '']) send(text);
  end();
  expect(await new Response(body).text()).toBe('abc');
  expect(textOf(await whole)).toBe('abc');
});

it('it is whole also when its reader is slow', async () => {
  const { source, send, end } = made();
  const { body, whole } = collect(source, nobody);
  send('abc');
  end();
  expect(textOf(await whole)).toBe('abc');
  expect(await new Response(body).text()).toBe('abc');
});

it('when its reader leaves, nothing is kept and what makes it ends', async () => {
  const { source, send, isCancelled } = made();
  const { body, whole } = collect(source, nobody);
  send('abc');
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(isCancelled()).toBe(true);
  expect(await whole).toBeUndefined();
});

it('when its reader leaves and others wait, it is made to its end', async () => {
  const { source, send, end, isCancelled } = made();
  const { body, whole } = collect(source, () => true);
  send('abc');
  await body.cancel();
  send('def');
  end();
  expect(textOf(await whole)).toBe('abcdef');
  expect(isCancelled()).toBe(false);
});

it('one that breaks off breaks off for its reader, and is not kept', async () => {
  const { source, send, fail } = made();
  const { body, whole } = collect(source, nobody);
  const read = new Response(body).text();
  send('abc');
  fail();
  await expect(read).rejects.toThrow('broken');
  expect(await whole).toBeUndefined();
});

it('one that is too long is read, but not kept', async () => {
  const { source, send, end } = made();
  const { body, whole } = collect(source, nobody);
  for (let i = 0; i < 5; i += 1) send('x'.repeat(512 * 1024));
  end();
  expect(await new Response(body).text()).toHaveLength(5 * 512 * 1024);
  expect(await whole).toBeUndefined();
});
