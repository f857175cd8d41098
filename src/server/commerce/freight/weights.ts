import type { FreightOption, Parcel, PriceModel, VolumeRule } from './option.ts';

/** Grams that a volume counts as: cubic millimetres over cubic centimetres a kilogram, rounded up. */
export function volumetricG(sizeMm: Parcel['sizeMm'], divisor: number): number {
  return Math.ceil(volumeMm3(sizeMm) / divisor);
}

/** Cubic millimetres. */
export function volumeMm3(sizeMm: Parcel['sizeMm']): number {
  return sizeMm ? sizeMm[0] * sizeMm[1] * sizeMm[2] : 0;
}

/** Grams that freight is asked for: the weight, or more where the volume counts. Never falls as weight grows. */
export function chargeableG(
  rule: VolumeRule,
  actual: number,
  volumetric: number,
  longestMm: number,
): number {
  switch (rule.mode) {
    case 'NONE':
      return actual;
    case 'FULL':
      return Math.max(actual, volumetric);
    case 'HALF':
      return actual + half(volumetric - actual);
    case 'SIDE_LIMIT':
      return longestMm >= rule.sideMm ? Math.max(actual, volumetric) : actual;
    case 'FREE_UP_TO':
      return actual + half(volumetric - actual - rule.allowanceG);
  }
}

const half = (excess: number) => Math.ceil(Math.max(0, excess) / 2);

/** The chargeable weight in whole steps of the price; never less than the option's least weight. */
export function billedG(price: PriceModel, minG: number, chargeable: number): number {
  const weight = Math.max(minG, chargeable);
  switch (price.kind) {
    case 'FIRST_ADDITIONAL':
      return (
        price.firstG + Math.max(0, Math.ceil((weight - price.firstG) / price.stepG)) * price.stepG
      );
    case 'TIERED_UNIT':
      return Math.ceil(weight / price.stepG) * price.stepG;
    case 'PER_CBM':
      return weight;
  }
}

/** All weights of a parcel on a way home. Grams. */
export function weigh(option: FreightOption, parcel: Parcel) {
  const volumetric = volumetricG(parcel.sizeMm, option.divisor);
  const longest = Math.max(0, ...(parcel.sizeMm ?? []));
  const chargeable = chargeableG(option.volume, parcel.weightG, volumetric, longest);
  return {
    actual: parcel.weightG,
    volumetric,
    billed: billedG(option.price, option.minG, chargeable),
  };
}
