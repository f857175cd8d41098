import { describe, expect, it } from 'vitest';
import { piecesToNextStep } from '../../../../src/components/product/choice/quantities.ts';
import {
  leastQuantity,
  maxQuantity,
  stepAt,
} from '../../../../src/contract/values/goods/price-steps.ts';

const steps = [{ startQuantity: 2 }, { startQuantity: 10 }, { startQuantity: 100 }];

describe('wholesale steps', () => {
  it.each([
    [0, 2],
    [2, 2],
    [9, 2],
    [10, 10],
    [99, 10],
    [100, 100],
    [5000, 100],
  ])('%i pieces reach the step of %i', (pieces, startQuantity) => {
    expect(stepAt(steps, pieces)).toEqual({ startQuantity });
  });

  it('state how many pieces are missing for the next step', () => {
    expect(piecesToNextStep(steps, 7)).toBe(3);
    expect(piecesToNextStep(steps, 10)).toBe(90);
    expect(piecesToNextStep(steps, 100)).toBeUndefined();
  });
});

describe('quantities', () => {
  it('come in whole batches from the minimum to the stock', () => {
    expect(leastQuantity(5, 2)).toBe(6);
    expect(leastQuantity(1, 1)).toBe(1);
    expect(maxQuantity(15, 4)).toBe(12);
    expect(maxQuantity(3, 4)).toBe(0);
  });
});
