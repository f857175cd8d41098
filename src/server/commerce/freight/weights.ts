import type { FreightOption, Parcel, VolumeRule } from './option.ts';
import { billedG } from './price.ts';

/**
 * The volumetric weight in grams, rounded up. The divisor is cubic centimetres per kilogram; in cubic
 * millimetres per gram it is the same number.
 */
export function volumetricG(volumeMm3: number, divisor: number): number {
  return Math.ceil(volumeMm3 / divisor);
}

/**
 * Volume and longest side of a parcel; 0 if it was not measured. The estimate for parcels packed
 * together takes precedence.
 */
export function measuresOf({ sizeMm, estimatedMeasures }: Parcel): {
  volumeMm3: number;
  longestMm: number;
} {
  if (estimatedMeasures) return estimatedMeasures;
  if (!sizeMm) return { volumeMm3: 0, longestMm: 0 };
  return { volumeMm3: sizeMm[0] * sizeMm[1] * sizeMm[2], longestMm: Math.max(...sizeMm) };
}

/**
 * The chargeable weight in grams: the actual weight, or more if the volume counts. It never falls
 * as the actual weight grows.
 */
export function chargeableG(
  rule: VolumeRule,
  actualG: number,
  volumetricG: number,
  longestMm: number,
): number {
  switch (rule.mode) {
    case 'NONE':
      return actualG;
    case 'FULL':
      return Math.max(actualG, volumetricG);
    case 'HALF':
      return actualG + halfOfExcess(volumetricG - actualG);
    case 'SIDE_LIMIT':
      return longestMm >= rule.sideMm ? Math.max(actualG, volumetricG) : actualG;
    case 'FREE_UP_TO':
      return actualG + halfOfExcess(volumetricG - actualG - rule.allowanceG);
  }
}

/** Half of a positive difference, rounded up; 0 for a negative one. */
const halfOfExcess = (difference: number) => Math.ceil(Math.max(0, difference) / 2);

/** All weights of a parcel with a freight option. Grams. */
export function weigh(option: FreightOption, parcel: Parcel) {
  const { volumeMm3, longestMm } = measuresOf(parcel);
  const volumetric = volumetricG(volumeMm3, option.divisor);
  const chargeable = chargeableG(option.volume, parcel.weightG, volumetric, longestMm);
  return {
    actual: parcel.weightG,
    volumetric,
    billed: billedG(option.price, option.minG, chargeable),
  };
}
