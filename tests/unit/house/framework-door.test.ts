import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

/**
 * Names that Waku, React, plugin-rsc, rsc-html-stream and Hono do not document (docs/framework.md).
 */
const INSIDES = [
  /unstable_|_UNSTABLE|INTERNAL_|__WAKU|__FLIGHT_DATA|rsc-html-stream/,
  // Only the package's own front door.
  /['"]waku\/|['"]react-server-dom|['"]react-dom\/(?!server)|['"]@vitejs\/plugin-rsc/,
  // Hono merges the earlier response into the next.
  /c\.res = undefined|void c\.res|\.incoming\b.*socket|env as \{ incoming/,
  /['"]\/RSC\//,
  /id\^="S:"/,
];

const outside = sourceFiles.filter(
  (file) => !file.startsWith('src/framework/') && file !== 'src/pages.gen.ts',
);

it.each(INSIDES)('only src/framework names %s', (inside) => {
  const wrong = outside.filter((file) => inside.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});

it('src/framework/server and src/framework/browser do not import each other', () => {
  const wrong = sourceFiles.filter((file) => {
    const [, side] = /^src\/framework\/(server|browser)\//.exec(file) ?? [];
    const other = side === 'server' ? 'browser' : 'server';
    return side && new RegExp(`from '(\\.\\./)+${other}/`).test(readFileSync(file, 'utf8'));
  });
  expect(wrong).toEqual([]);
});
