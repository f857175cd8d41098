import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unstable_defaultRootOptions } from 'waku/client';

it('Waku marks a document that is to be hydrated', () => {
  const ssr = readFileSync('node_modules/waku/dist/lib/utils/ssr.js', 'utf8');
  expect(ssr).toContain('globalThis.__WAKU_HYDRATE__ = true;');
});

it('Waku has options for React roots', () => {
  expect(Object.keys(unstable_defaultRootOptions)).toEqual(['onCaughtError']);
});
