import type { REFUSALS } from '../../../contract/calls/transit.ts';
import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import type { FreightOption, Parcel } from './option.ts';
import { measuresOf, weigh } from './weights.ts';

export type Refusal = (typeof REFUSALS)[number];

/** Why a freight option can't take a parcel with these goods; undefined if it can. */
export function refusal(
  option: FreightOption,
  parcel: Parcel,
  goodsClasses: readonly GoodsClass[],
): Refusal | undefined {
  if (!takesGoods(option, goodsClasses)) return 'GOODS_CLASS';
  if (parcel.weightG > option.maxG) return 'TOO_HEAVY';
  if (measuresOf(parcel).longestMm > option.maxSideMm) return 'TOO_LONG';
  if (girthMm(parcel) > option.maxGirthMm) return 'TOO_LARGE';
  return weigh(option, parcel).billed > option.maxG ? 'TOO_LARGE' : undefined;
}

/** Whether a freight option carries goods of all these classes. */
export function takesGoods(option: FreightOption, goodsClasses: readonly GoodsClass[]): boolean {
  return goodsClasses.every((goodsClass) => option.goodsClasses.includes(goodsClass));
}

/** The codes of the surcharges of a freight option that a shopper may choose. */
export const optionalCodes = ({ surcharges }: FreightOption): string[] =>
  surcharges.filter(({ optional }) => optional).map(({ code }) => code);

/** The wished extras that the freight option offers; other codes are left out. */
export const extrasOf = (option: FreightOption, wished: readonly string[]): string[] =>
  optionalCodes(option).filter((code) => wished.includes(code));

/**
 * The longest side plus twice each of the others. If only the volume and the longest side are known (an
 * estimate), the smallest possible value: that of a parcel with a square cross-section.
 */
function girthMm(parcel: Parcel): number {
  const { volumeMm3, longestMm } = measuresOf(parcel);
  if (longestMm === 0) return 0;
  if (!parcel.sizeMm) return longestMm + 4 * Math.sqrt(volumeMm3 / longestMm);
  const [length, width, height] = parcel.sizeMm;
  return 2 * (length + width + height) - longestMm;
}
