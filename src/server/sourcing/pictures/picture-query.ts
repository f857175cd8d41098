import { createCache } from '../../cache/cache.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import type { StrippedPicture } from '../../storage/picture.ts';
import { decodePicture } from '../../storage/picture.ts';
import type { Raster } from '../../storage/raster.ts';
import { type Descriptor, describe, distance, isGrey } from './descriptor.ts';

/** A search by picture: the descriptors of the picture and of its mirror image. */
export type PictureQuery = { descriptors: readonly Descriptor[]; withColours: boolean };

/** Queries by the picture's hash, because each page of results needs the query of the same picture again. */
const queries = createCache<{ query: PictureQuery | undefined }>({
  name: 'pictures searched for',
  maxEntries: 500,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

/**
 * The query of a picture file; undefined if it shows no object. Throws `UPLOAD_REFUSED` if it can't
 * be decoded.
 */
export async function pictureQueryOfFile(file: StrippedPicture): Promise<PictureQuery | undefined> {
  const { query } = await queries.load(await sha256Hex(file.bytes), async () => ({
    query: pictureQueryOf(await decodePicture(file)),
  }));
  return query;
}

export function pictureQueryOf(raster: Raster): PictureQuery | undefined {
  const upright = describe(raster);
  const mirroredView = describe(mirrored(raster));
  if (!upright || !mirroredView) return undefined;
  return { descriptors: [upright, mirroredView], withColours: !isGrey(upright) };
}

/** The distance of a picture from the query, in its nearer orientation. */
export function distanceTo(query: PictureQuery, picture: Descriptor): number {
  return Math.min(
    ...query.descriptors.map((descriptor) => distance(descriptor, picture, query.withColours)),
  );
}

function mirrored({ width, height, rgb }: Raster): Raster {
  const mirroredRgb = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (y * width + (width - 1 - x)) * 3;
      mirroredRgb.set(rgb.subarray(from, from + 3), to);
    }
  }
  return { width, height, rgb: mirroredRgb };
}
