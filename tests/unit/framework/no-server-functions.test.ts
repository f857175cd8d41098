import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no module has server functions', () => {
  const wrong = globSync('src/**/*.{ts,tsx}').filter((file) =>
    /^\s*['"]use server['"]/m.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
