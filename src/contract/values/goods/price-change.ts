import { toFen } from '../money/money.ts';
import { priceOfStep } from './price-steps.ts';

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
