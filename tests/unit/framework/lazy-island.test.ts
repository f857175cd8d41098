import { expect, test } from 'vitest';
import { late } from '../../../src/framework/lazy-island.tsx';

test('what comes late is the same for all who asked for it: another would begin anew', async () => {
  const Late = late(async () => ({ default: () => null }));
  const [first, second] = await Promise.all([Late.load(), Late.load()]);
  expect(second).toBe(first);
});
