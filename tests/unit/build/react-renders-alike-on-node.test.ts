import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
type Renderer = typeof import('react-dom/server.edge');
const onNode = require('react-dom/server.node') as Renderer;
const onEdge = require('react-dom/server.edge') as Renderer;

const Later = () => use(Promise.resolve('later'));
const page = (...content: ReactNode[]) =>
  createElement('html', { lang: 'en' }, createElement('body', null, ...content));
const STATIC = page(
  createElement('p', { title: '<"&>' }, 'long ✓ ລາວ '.repeat(2000)),
  createElement('script', { async: true, src: '/a.js' }),
);
const DEFERRED = page(createElement(Suspense, { fallback: 'waiting' }, createElement(Later)));

async function documentOf(page: ReactNode, renderer: Renderer): Promise<string> {
  const stream = await renderer.renderToReadableStream(page, {
    nonce: 'n',
    bootstrapScriptContent: 'start()',
  });
  await stream.allReady;
  return new Response(stream).text();
}

describe('React’s renderer for Node', () => {
  it('writes the document that its renderer for the edge writes', async () => {
    expect(await documentOf(STATIC, onNode)).toBe(await documentOf(STATIC, onEdge));
  });

  it('writes what comes later', async () => {
    expect(await documentOf(DEFERRED, onNode)).toContain('later');
  });

  it('takes the place of the one that Waku names', () => {
    const ssr = readFileSync('node_modules/waku/dist/lib/vite-rsc/ssr.js', 'utf8');
    expect(ssr).toContain("import { renderToReadableStream } from 'react-dom/server.edge'");
  });
});
