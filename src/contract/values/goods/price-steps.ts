/** A step of a price by quantity. */
type Step = { startQuantity: number };

/** The step that a number of pieces reaches; below the first step, the first. Steps rise by quantity. */
export function stepAt<S extends Step>(steps: readonly S[], pieces: number): S | undefined {
  return steps.findLast(({ startQuantity }) => startQuantity <= pieces) ?? steps[0];
}

/** The first step that a number of pieces does not reach; undefined at the last. */
export function nextStep<S extends Step>(steps: readonly S[], pieces: number): S | undefined {
  return steps.find(({ startQuantity }) => startQuantity > pieces);
}

/** The price of a piece at a step, in CNY. */
export const priceOfStep = ({
  price,
  promotionPrice,
}: {
  price: string;
  promotionPrice?: string | undefined;
}): string => promotionPrice ?? price;

/** The least quantity that can be bought: whole batches, at least the seller's minimum. */
export function leastQuantity(minimum: number, batch: number): number {
  return Math.ceil(minimum / batch) * batch;
}

/** The largest quantity in whole batches that is in stock. */
export function maxQuantity(stock: number, batch: number): number {
  return Math.floor(stock / batch) * batch;
}
