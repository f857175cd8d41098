import type { Consolidation } from '../../../contract/values/money/charges.ts';
import type { StoredParcel } from './consolidate.ts';

/** The values for a tenant that sets none: a light box, and about four litres a kilogram. */
const USUAL = { sellerBoxG: 60, sellerBoxPercent: 4, cm3PerKg: 4_000 };

/**
 * A parcel as a seller sends it, of goods that nobody has weighed yet: `goodsG` grams with the seller's box, and sides
 * as 2 : 1.5 : 1 for the volume that such a weight takes (docs/domain.md section 3.2).
 */
export function unweighedParcel(goodsG: number, terms: Consolidation): StoredParcel {
  const { sellerBoxG, sellerBoxPercent, cm3PerKg } = { ...USUAL, ...terms };
  const weightG = goodsG + sellerBoxG + Math.ceil((goodsG * sellerBoxPercent) / 100);
  // One cm³ a kilogram is one mm³ a gram.
  const heightMm = Math.cbrt((weightG * cm3PerKg) / (2 * 1.5));
  const side = (ratio: number) => Math.ceil(heightMm * ratio);
  return { weightG, lengthMm: side(2), widthMm: side(1.5), heightMm: side(1) };
}
