import { toFen } from './money.ts';

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

type Priced = {
  priceRange: readonly {
    startQuantity: number;
    price: string;
    promotionPrice?: string | undefined;
  }[];
  /** The price of a piece in CNY, now and before. */
  price: string;
  addedPrice: string;
};

/**
 * How the price of a piece changed since it was put into the cart. If the former price is that of another
 * step, the shopper's own quantity changed it (`TIER_…`), not the seller.
 */
export function priceChange({ priceRange, price, addedPrice }: Priced) {
  const difference = toFen(price) - toFen(addedPrice);
  if (difference === 0) return undefined;
  const isOfStep = priceRange.some((step) => toFen(priceOfStep(step)) === toFen(addedPrice));
  if (priceRange.length > 1 && isOfStep) return difference > 0 ? 'TIER_LOST' : 'TIER_REACHED';
  return difference > 0 ? 'PRICE_ROSE' : 'PRICE_FELL';
}

/**
 * The quantity that a `TIER_…` notice names: from which the lost price would apply, or from which the
 * reached one applies.
 */
export function tierQuantity({ priceRange, price, addedPrice }: Priced): number {
  const index = priceRange.findLastIndex((step) => toFen(priceOfStep(step)) === toFen(price));
  const isLost = toFen(price) > toFen(addedPrice);
  return priceRange[isLost ? index + 1 : index]?.startQuantity ?? 1;
}

/** The least quantity that can be bought: whole batches, at least the seller's minimum. */
export function leastQuantity(minimum: number, batch: number): number {
  return Math.ceil(minimum / batch) * batch;
}
