import { expect, test } from 'vitest';
import { lazyIsland } from '../../../../src/framework/browser/lazy-island.tsx';

test('a lazy island is the same component for everybody who loads it: another would lose its state', async () => {
  const Island = lazyIsland(async () => ({ default: () => null }));
  const [first, second] = await Promise.all([Island.load(), Island.load()]);
  expect(second).toBe(first);
});
