import { nextStep } from '../../../contract/values/goods/price-steps.ts';
import type { PriceStep } from '../../../contract/values/goods/product.ts';

/** Pieces to the next price step; undefined at the last. */
export function piecesToNextStep(
  steps: readonly Pick<PriceStep, 'startQuantity'>[],
  pieces: number,
): number | undefined {
  const next = nextStep(steps, pieces);
  return next && next.startQuantity - pieces;
}
