import { expect, test } from 'vitest';
import { lazyIsland } from '../../../../src/framework/browser/lazy-island.tsx';

test('concurrent loads of a lazy island get the same component, so that it keeps its state', async () => {
  const Island = lazyIsland(async () => ({ default: () => null }));
  const [first, second] = await Promise.all([Island.load(), Island.load()]);
  expect(second).toBe(first);
});
