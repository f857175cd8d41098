import { createCache } from '../../cache/cache.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import type { StrippedPicture } from '../../storage/picture.ts';
import { decodePicture } from '../../storage/picture.ts';
import type { Raster } from '../../storage/raster.ts';
import { cutBoxes } from './cut-boxes.ts';
import { type Descriptor, describeBothWays, distance, isGrey } from './descriptor.ts';
import { objectBox } from './object-box.ts';

/** A search by picture. */
export type PictureQuery = {
  /** The descriptors of the picture and of its mirror image. */
  descriptors: readonly Descriptor[];
  /** The same, supposing that the picture shows only a part of its main object. */
  cutDescriptors: readonly Descriptor[];
  withColours: boolean;
};

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
  const box = objectBox(raster);
  if (!box) return undefined;
  const descriptors = describeBothWays(raster, box);
  const cutDescriptors = cutBoxes(raster, box).flatMap((cut) => describeBothWays(raster, cut));
  return { descriptors, cutDescriptors, withColours: !isGrey(descriptors[0]) };
}

/** The distance of a picture from the query, in its nearer orientation. */
export function distanceTo(query: PictureQuery, picture: Descriptor): number {
  return least(query.descriptors, picture, query.withColours);
}

/**
 * A supposition must fit better than what is seen, because among many some fit by chance: the nearest
 * page of text is at 40,000, altered copies are mostly below 15,000.
 */
const CUT_FACTOR = 2;

/** The distance of a picture from the query if that shows only a part of an object; infinite if it can't. */
export function cutDistanceTo(query: PictureQuery, picture: Descriptor): number {
  return CUT_FACTOR * least(query.cutDescriptors, picture, query.withColours);
}

function least(
  descriptors: readonly Descriptor[],
  picture: Descriptor,
  withColours: boolean,
): number {
  return Math.min(...descriptors.map((one) => distance(one, picture, withColours)));
}
