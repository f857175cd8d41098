import type { Parcel } from './option.ts';

/** Weight and measures of a parcel in storage. */
type StoredParcel = { weightG: number; lengthMm: number; widthMm: number; heightMm: number };

/** The weight of the box around several parcels, in percent of its contents. */
const BOX_PERCENT = 8;
const MIN_BOX_G = 200;
/** The volume of parcels packed together, in percent of the sum of their volumes. */
const PACKED_PERCENT = 110;

/** Estimates the weight and measures of parcels packed together (docs/domain.md section 3.2). */
export function consolidate(
  parcels: readonly StoredParcel[],
): Required<Pick<Parcel, 'weightG' | 'estimatedMeasures'>> {
  const netG = parcels.reduce((sum, { weightG }) => sum + weightG, 0);
  const volumeMm3 = parcels.reduce((sum, p) => sum + p.lengthMm * p.widthMm * p.heightMm, 0);
  const sides = parcels.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]);
  return {
    weightG: netG + Math.max(MIN_BOX_G, Math.ceil((netG * BOX_PERCENT) / 100)),
    estimatedMeasures: {
      volumeMm3: Math.ceil((volumeMm3 * PACKED_PERCENT) / 100),
      longestMm: Math.max(0, ...sides),
    },
  };
}
