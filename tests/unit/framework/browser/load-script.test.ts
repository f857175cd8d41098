import { afterEach, expect, test, vi } from 'vitest';
import { loadScript } from '../../../../src/framework/browser/load-script.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('without a connection no import is tried, because the browser would keep its failure', async () => {
  const get = vi.fn(async () => 'script');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadScript(get)).rejects.toThrow('There is no connection.');
  expect(get).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await loadScript(get)).toBe('script');
});
