import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `npm run dev` writes it, in the order in which the disk lists the files. */
const TYPES_OF_PAGES = 'src/pages.gen.ts';

it('the types of the pages know every page: else run `npm run dev` once', () => {
  const written = readFileSync(TYPES_OF_PAGES, 'utf8');
  const pages = globSync('src/pages/**/*.tsx')
    .filter((file) => !/\/_(components|interceptors|layout)\b/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('getConfig'));
  const missing = pages.filter(
    (file) => !written.includes(`'./${file.slice('src/'.length, -'.tsx'.length)}'`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
