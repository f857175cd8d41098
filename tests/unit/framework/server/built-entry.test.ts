import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a build of Waku exports its app and the way to run it with an environment', () => {
  const entry = readFileSync('node_modules/waku/dist/lib/vite-entries/entry.server.js', 'utf8');
  expect(entry).toContain('serverEntry as unstable_serverEntry');
  expect(entry).toContain('export async function INTERNAL_runFetch(env, req, ...args)');
});
