import type { PriceStep } from '../../../contract/values/product.ts';

/** Index of the price step that applies to a number of pieces; 0 below the first step. */
export function stepIndexFor(steps: readonly Pick<PriceStep, 'startQuantity'>[], pieces: number) {
  const reached = steps.findLastIndex(({ startQuantity }) => startQuantity <= pieces);
  return Math.max(reached, 0);
}

/** Pieces to the next price step; undefined at the last. */
export function piecesToNextStep(
  steps: readonly Pick<PriceStep, 'startQuantity'>[],
  pieces: number,
): number | undefined {
  const next = steps.find(({ startQuantity }) => startQuantity > pieces);
  return next && next.startQuantity - pieces;
}

/** The smallest quantity: whole batches, at least the seller's minimum. */
export function minQuantity(minimum: number, batch: number): number {
  return Math.ceil(minimum / batch) * batch;
}

/** The largest quantity in whole batches that is in stock. */
export function maxQuantity(stock: number, batch: number): number {
  return Math.floor(stock / batch) * batch;
}
