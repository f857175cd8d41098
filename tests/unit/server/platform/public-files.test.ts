import { describe, expect, it } from 'vitest';
import {
  fileHeaders,
  headersFile,
  isFilePath,
} from '../../../../src/server/platform/public-files.ts';

describe('public files', () => {
  it('with a hash in their name are cached for ever, the others for a limited time', () => {
    const kept = (path: string) => fileHeaders(path)?.['cache-control'];
    expect(kept('/assets/main-VPYSq6sH.js')).toBe('public, max-age=31536000, immutable');
    expect(kept('/goods/abacus/1-480.webp')).toBe(
      'public, max-age=2592000, stale-while-revalidate=604800',
    );
    expect(kept('/locales/en/common.json')).toMatch(/^public, max-age=3600,/);
    expect(kept('/sw.js')).toBe('no-cache');
  });

  it('are not sniffed for another type, and pictures may be shown on other origins', () => {
    for (const path of ['/assets/a.js', '/goods/a.webp', '/brand/a.svg', '/sw.js']) {
      expect(fileHeaders(path), path).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    expect(fileHeaders('/speculation-rules.json')).toMatchObject({
      'content-type': 'application/speculationrules+json',
    });
    const policy = (path: string) => fileHeaders(path)?.['cross-origin-resource-policy'];
    expect(policy('/brand/sampan.svg')).toBe('cross-origin');
    expect(policy('/assets/a.js')).toBe('same-origin');
  });

  it('of text name their encoding', () => {
    const typeOf = (path: string) => fileHeaders(path)?.['content-type'];
    expect(typeOf('/assets/a-hash.css')).toBe('text/css; charset=utf-8');
    expect(typeOf('/assets/a-hash.js')).toBe('text/javascript; charset=utf-8');
    expect(typeOf('/sw.js')).toBe('text/javascript; charset=utf-8');
    expect(typeOf('/locales/en/common.json')).toBe('application/json; charset=utf-8');
    expect(typeOf('/brand/sampan.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(typeOf('/goods/a/1-480.webp')).toBeUndefined();
  });

  it('are distinguished from pages by their path', () => {
    expect(isFilePath('/assets/gone.js')).toBe(true);
    for (const path of ['/', '/assets', '/product', '/my/assets/a.js']) {
      expect(isFilePath(path), path).toBe(false);
      expect(fileHeaders(path), path).toBeUndefined();
    }
  });

  it('have the same headers on Cloudflare as on Node, each once', () => {
    const sections = headersFile().trim().split('\n\n').map(sectionOf);
    const [all, ...rules] = sections;
    expect(all).toEqual({
      path: '/*',
      headers: {
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    });
    for (const { path, headers } of rules) {
      const merged = { ...headers, ...all?.headers };
      expect(merged, path).toEqual(fileHeaders(path.replace('*', 'a')));
    }
  });
});

/** A path with its headers, as Cloudflare's file has them. */
function sectionOf(section: string): { path: string; headers: Record<string, string> } {
  const [path = '', ...lines] = section.split('\n');
  return { path, headers: Object.fromEntries(lines.map((line) => line.trim().split(': ', 2))) };
}
