import { describe, expect, it } from 'vitest';
import {
  maxQuantity,
  minQuantity,
  piecesToNextStep,
  stepIndexFor,
} from '../../../../src/components/product/choice/quantities.ts';

const steps = [{ startQuantity: 2 }, { startQuantity: 10 }, { startQuantity: 100 }];

describe('wholesale steps', () => {
  it.each([
    [0, 0],
    [2, 0],
    [9, 0],
    [10, 1],
    [99, 1],
    [100, 2],
    [5000, 2],
  ])('%i pieces reach step %i', (pieces, step) => {
    expect(stepIndexFor(steps, pieces)).toBe(step);
  });

  it('state how many pieces are missing for the next step', () => {
    expect(piecesToNextStep(steps, 7)).toBe(3);
    expect(piecesToNextStep(steps, 10)).toBe(90);
    expect(piecesToNextStep(steps, 100)).toBeUndefined();
  });
});

describe('quantities', () => {
  it('come in whole batches from the minimum to the stock', () => {
    expect(minQuantity(5, 2)).toBe(6);
    expect(minQuantity(1, 1)).toBe(1);
    expect(maxQuantity(15, 4)).toBe(12);
    expect(maxQuantity(3, 4)).toBe(0);
  });
});
