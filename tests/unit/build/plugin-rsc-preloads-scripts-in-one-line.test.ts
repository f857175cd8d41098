import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDelayedScripts } from '../../../build/plugins/after-first-paint.ts';

it('@vitejs/plugin-rsc preloads the scripts of client components in one line', () => {
  const files = globSync('node_modules/@vitejs/plugin-rsc/dist/shared-*.js');
  const changed = files.flatMap(
    (file) => withDelayedScripts(`/${file}`, readFileSync(file, 'utf8')) ?? [],
  );
  expect(changed).toHaveLength(1);
  expect(changed[0]).not.toContain('preloadModule');
});
