import type { PriceStep } from '../../../contract/values/product.ts';

/** Index of the step that a number of pieces reaches; the first below it, as nothing is cheaper. */
export function stepInForce(steps: readonly Pick<PriceStep, 'startQuantity'>[], pieces: number) {
  const reached = steps.findLastIndex(({ startQuantity }) => startQuantity <= pieces);
  return Math.max(reached, 0);
}

/** Pieces that are missing to the next step; undefined at the last one. */
export function piecesToNextStep(
  steps: readonly Pick<PriceStep, 'startQuantity'>[],
  pieces: number,
): number | undefined {
  const next = steps.find(({ startQuantity }) => startQuantity > pieces);
  return next && next.startQuantity - pieces;
}

/** The least quantity that can be ordered: whole batches, at least the seller's minimum. */
export function leastQuantity(minimum: number, batch: number): number {
  return Math.ceil(minimum / batch) * batch;
}

/** The most that the stock gives in whole batches. */
export function mostQuantity(stock: number, batch: number): number {
  return Math.floor(stock / batch) * batch;
}
