import type { Parcel } from './option.ts';

/** A parcel on the shelf. Grams, millimetres. */
type Stored = { weightG: number; lengthMm: number; widthMm: number; heightMm: number };

/** What the box around several parcels weighs: a share of what is in it, 200 g at least. */
const BOX_PERCENT = 8;
const LEAST_BOX_G = 200;
/** What their volumes grow by when they are packed together. */
const PACKED_PERCENT = 110;

/** What parcels weigh and measure once they are packed together, before anybody has packed them (docs/domain.md section 3.2). */
export function consolidate(
  parcels: readonly Stored[],
): Required<Pick<Parcel, 'weightG' | 'rough'>> {
  const net = parcels.reduce((sum, { weightG }) => sum + weightG, 0);
  const volume = parcels.reduce((sum, p) => sum + p.lengthMm * p.widthMm * p.heightMm, 0);
  const sides = parcels.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]);
  return {
    weightG: net + Math.max(LEAST_BOX_G, Math.ceil((net * BOX_PERCENT) / 100)),
    rough: {
      volumeMm3: Math.ceil((volume * PACKED_PERCENT) / 100),
      longestMm: Math.max(0, ...sides),
    },
  };
}
