import * as v from 'valibot';
import { ifAbsent } from '../foreign.ts';
import { id, idOrNone } from '../values/fields.ts';
import { OBJECTION_KINDS, OBJECTION_REASONS } from '../values/warehouse/objections.ts';
import { PHOTO_SHOWS } from '../values/warehouse/parcel-statuses.ts';

/** A photo that the warehouse has taken. */
export const parcelPhoto = v.object({
  /** The path of the photo on this site. */
  path: v.string(),
  shows: ifAbsent(v.picklist(PHOTO_SHOWS), 'OTHER'),
  /** The line that the photo shows; `''` if it shows the parcel. */
  orderItemId: idOrNone,
  /** When the photo was added; absent in old photos, for which that time was not kept. */
  at: v.optional(v.string()),
});
export type ParcelPhoto = v.InferOutput<typeof parcelPhoto>;

/** What the shopper asked for goods that don't look right, and the answer. */
export const objection = v.object({
  kind: v.picklist(OBJECTION_KINDS),
  reason: v.picklist(OBJECTION_REASONS),
  /** The lines that the shopper objects to; empty for the whole parcel. */
  itemIds: v.array(id),
  note: v.string(),
  askedAt: v.string(),
  /** Absent until the staff have answered. */
  agreed: v.optional(v.boolean()),
  /** What the staff wrote to the shopper. */
  answer: v.string(),
  answeredAt: v.optional(v.string()),
});
