import { describe, expect, test } from 'vitest';
import { visit } from '../support/world.ts';

/* The head of a page in a build: docs/decisions/033 and 035. */

const PAGES = ['/', '/about', '/product-search?keyword=bag', '/auth/login'];

const headOf = async (path: string) => (await visit(path)).text.split('</head>', 1)[0] ?? '';

describe('the head of a page', () => {
  test.each(PAGES)('%s links one stylesheet, the same on all pages', async (path) => {
    const sheets = (head: string) => head.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    const [own, home] = [sheets(await headOf(path)), sheets(await headOf('/'))];
    expect(own).toHaveLength(1);
    expect(own).toEqual(home);
  });

  test('the stylesheet has the rules of the pages', async () => {
    const [, href = ''] = /rel="stylesheet"[^>]*href="([^"]+)"/.exec(await headOf('/')) ?? [];
    const { status, text } = await visit(href);
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(50_000);
  });

  test.each(PAGES)(
    '%s links no script, because scripts are loaded after the first paint',
    async (path) => {
      const head = await headOf(path);
      expect(head).not.toMatch(/<script[^>]*\ssrc=/);
      expect(head).not.toContain('rel="modulepreload"');
    },
  );
});

test('a page recovers from scripts of another build, and then starts the scripts of its own build', async () => {
  const { text } = await visit('/');
  expect(text).toContain('vite:preloadError');
  expect(text).toMatch(/return import\(entry\)/);
});
