import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withDelayedScripts } from '../../../build/plugins/after-first-paint.ts';

const file = `${process.cwd()}/node_modules/waku/dist/lib/utils/ssr.js`;

describe('Waku starts the scripts of a page with one import()', () => {
  const code = withDelayedScripts(file, readFileSync(file, 'utf8')) ?? '';

  it('which waits for the first paint in a build', () => {
    expect(code).toContain('requestAnimationFrame');
    expect(code).toContain('clientEntryDeps.js');
    expect(code).not.toMatch(/`import\(/);
  });

  it('and its recovery from a new build stays', () => {
    expect(code).toContain("addEventListener('vite:preloadError'");
    expect(code).toContain("var key = 'waku:preload-error-build-id'");
    expect(code).toContain('canRetry = sessionStorage.getItem(key) !== ');
    expect(code).toContain('window.location.reload()');
    expect(code).toMatch(/\$\{entryImport\}\.catch\(/);
  });

  it('and no other module is changed', () => {
    expect(withDelayedScripts('/src/pages/_root.tsx', 'import(x)')).toBeUndefined();
  });
});
