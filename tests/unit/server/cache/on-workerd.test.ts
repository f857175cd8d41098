import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_WAIT_MS } from '../../../../src/server/cache/flights.ts';

const WORKER = path.resolve(import.meta.dirname, 'support/cache-worker.ts');

let worker: Miniflare;
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
    build: { write: false, lib: { entry: WORKER, formats: ['es'], fileName: 'worker' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const script = output.output[0].code;
  const options = { modules: true, script, compatibilityDate: '2026-01-01' } as const;
  worker = new Miniflare(convertV4MiniflareOptions(options));
});
afterAll(() => worker.dispose());

const ask = async (address: string): Promise<string> => {
  const response = await worker.dispatchFetch(`http://worker${address}`);
  return response.text();
};

it('loads once for several requests', async () => {
  expect(await Promise.all([ask('/load?key=a'), ask('/load?key=a')])).toEqual(['1', '1']);
});

it('does not wait for a request that was cut off: one of the waiting requests loads for all', async () => {
  await ask('/leave?key=b');
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/load?key=b')));
  expect(new Set(answers).size).toBe(1);
  expect(performance.now() - start).toBeLessThan(3 * MAX_WAIT_MS);
});
