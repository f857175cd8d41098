import * as v from 'valibot';
import { idOrNone } from '../../values/fields.ts';
import { PHOTO_SHOWS } from '../../values/warehouse/parcel-statuses.ts';

/** The path of a picture on this site: an uploaded one, or the product's. */
const path = v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/));

/** Paths of pictures. */
export const photos = v.optional(v.pipe(v.array(path), v.maxLength(20)), []);

/** Photos of a parcel, each with what it shows and of which line; a path alone says neither. */
export const parcelPhotos = v.optional(
  v.pipe(
    v.array(
      v.union([
        path,
        v.object({
          path,
          shows: v.optional(v.picklist(PHOTO_SHOWS), 'OTHER'),
          orderItemId: v.optional(idOrNone, ''),
        }),
      ]),
    ),
    v.maxLength(20),
  ),
  [],
);
