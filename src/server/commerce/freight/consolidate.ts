import type { Consolidation } from '../../../contract/values/money/charges.ts';
import type { Parcel } from './option.ts';

/** Weight and measures of a parcel in storage. */
export type StoredParcel = { weightG: number; lengthMm: number; widthMm: number; heightMm: number };

/** Estimates the weight and measures of parcels packed together (docs/domain.md section 3.2). */
export function consolidate(
  parcels: readonly StoredParcel[],
  { boxPercent, minBoxG, volumePercent }: Consolidation,
): Required<Pick<Parcel, 'weightG' | 'estimatedMeasures'>> {
  const netG = parcels.reduce((sum, { weightG }) => sum + weightG, 0);
  const volumeMm3 = parcels.reduce((sum, p) => sum + p.lengthMm * p.widthMm * p.heightMm, 0);
  const sides = parcels.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]);
  return {
    weightG: netG + Math.max(minBoxG, Math.ceil((netG * boxPercent) / 100)),
    estimatedMeasures: {
      volumeMm3: Math.ceil((volumeMm3 * volumePercent) / 100),
      longestMm: Math.max(0, ...sides),
    },
  };
}
