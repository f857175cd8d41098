import { beforeAll, describe, expect, test } from 'vitest';
import { port, target, visit } from '../support/world.ts';

/** The scripts and the stylesheet that the home page names. */
let files: string[];
beforeAll(async () => {
  const { text } = await visit('/');
  files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|js)/g))].toSorted();
  expect(files.length).toBeGreaterThan(1);
});

const script = () => files.find((file) => file.startsWith('/assets/framework-')) ?? '';

describe('the files of a page', () => {
  test('exist, have a hash in their names, and are cached forever', async () => {
    for (const file of files) {
      const { status, headers } = await visit(file);
      expect(status, file).toBe(200);
      expect(file).toMatch(/-[\w-]{8}\.(css|js)$/);
      expect(headers, file).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^text\/(css|javascript)/),
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['set-cookie'], file).toBeUndefined();
      expect(headers['x-request-id'], `${file} has been through the app`).toBeUndefined();
    }
  });

  test('are not sent again to a browser that has them', async () => {
    const { headers } = await visit(script());
    const again = { headers: { 'if-none-match': String(headers.etag) } };
    expect(await visit(script(), again)).toMatchObject({ status: 304, text: '' });
    const head = await visit(script(), { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.etag).toBe(headers.etag);
  });

  test.runIf(target === 'node')('were compressed by the build', async () => {
    const plain = await (await asSent(script(), 'identity')).text();
    for (const encoding of ['br', 'gzip']) {
      const { headers, text } = await asSent(script(), encoding);
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      // `fetch` has decoded the body; only the length header has the sent size.
      expect(Number(headers.get('content-length'))).toBeLessThan(plain.length);
      expect(await text()).toBe(plain);
    }
    const both = await asSent(script(), 'gzip, deflate, br, zstd');
    expect(both.headers.get('content-encoding')).toBe('br');
  });

  test('can’t be written', async () => {
    const { status } = await visit(script(), { method: 'POST', body: 'x' });
    expect([404, 405]).toContain(status);
  });

  async function asSent(path: string, encoding: string) {
    const response = await fetch(`http://localhost:${port}${path}`, {
      headers: { 'accept-encoding': encoding },
    });
    return { headers: response.headers, text: () => response.text() };
  }
});

describe('a missing file', () => {
  test.each([
    '/assets/index-OfOldBuild.js',
    '/goods/none/1.webp',
    '/brand/none.svg',
    '/locales/xx.json',
  ])('is answered at once without a page: %s', async (path) => {
    const { status, headers, text } = await visit(path);
    expect({ status, text }).toEqual({ status: 404, text: 'Not found' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/plain'),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['x-request-id']).toBeUndefined();
  });

  test('is not found by path traversal', async () => {
    const ways = [
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ];
    for (const way of ways) {
      const { status, text } = await visit(way);
      expect(status, way).toBe(404);
      expect(text.includes('"sampan"'), way).toBe(false);
    }
  });
});

describe('files with stable names', () => {
  test('are not cached forever', async () => {
    const { headers: worker } = await visit('/sw.js');
    expect(worker['cache-control']).toBe('no-cache');
    const { headers: texts } = await visit('/locales/en/common.json');
    expect(texts['cache-control']).toContain('max-age=3600');
    const { text } = await visit('/product-search?keyword=backpack');
    const [picture = ''] = /\/goods\/[\w./-]+\.(?:webp|avif)/.exec(text) ?? [];
    const { status, headers } = await visit(picture);
    expect(status, picture).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=2592000, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
