import { createElement, type ReactNode, Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { STREAMED_SEGMENT } from '../../../src/framework/streamed-segment.ts';

/** The HTML of a node; `then` runs once its shell is sent. */
async function htmlOf(node: ReactNode, then = () => {}): Promise<string> {
  const stream = await renderToReadableStream(node, { onError: () => undefined });
  const decoder = new TextDecoder();
  let html = '';
  for await (const chunk of stream) {
    if (html === '') then();
    html += decoder.decode(chunk, { stream: true });
  }
  return html;
}

/** A part whose content is a promise. */
function partOf(content: Promise<ReactNode>): ReactNode {
  const Part = () => use(content);
  const part = createElement(Suspense, { fallback: 'soon' }, createElement(Part));
  return createElement('main', null, 'shell', part);
}

it('React streams later content as hidden elements whose ids begin with S:', async () => {
  const { promise, resolve } = Promise.withResolvers<ReactNode>();
  const html = await htmlOf(partOf(promise), () => resolve('later'));
  expect(STREAMED_SEGMENT).toBe('[hidden][id^="S:"]');
  expect(html).toMatch(/<div hidden id="S:\d+">later/);
});

it('React moves ready content out of its place in a document longer than 12 KB', async () => {
  const long = createElement('p', null, 'x'.repeat(14_000));
  const boundary = createElement(Suspense, { fallback: 'soon' }, long);
  const html = await htmlOf(createElement('main', null, boundary, boundary));
  expect(html).toMatch(/<div hidden id="S:/);
});

it('React marks a failed part in the document; if it fails later, a script marks it', async () => {
  const Fails = () => {
    throw new Error('failed');
  };
  const failing = createElement(Suspense, { fallback: 'soon' }, createElement(Fails));
  expect(await htmlOf(failing)).toContain('<!--$!-->');
  const { promise, reject } = Promise.withResolvers<ReactNode>();
  expect(await htmlOf(partOf(promise), () => reject(new Error('failed')))).toContain('$RX("');
});
