import { expect, it } from 'vitest';
import { calibratedSlowdown } from '../../../tools/bench/browser/slowdown.ts';

// What Lighthouse's calculator shows for these indexes.
it.each([
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1000, 2.4],
  [1300, 3],
  [1533, 4],
  [1766, 5],
  [1999, 6],
])('a machine with benchmark index %i is slowed down %f times', (index, slowdown) => {
  expect(calibratedSlowdown(index)).toBeCloseTo(slowdown, 2);
});

it('a machine that is slower than the phone cannot stand for it', () => {
  expect(() => calibratedSlowdown(149)).toThrow('slower than the phone');
});
