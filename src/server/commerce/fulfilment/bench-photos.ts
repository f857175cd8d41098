import type { PhotoShows } from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NewPhoto } from '../parcel/photos.ts';

/** A line of a parcel as the simulated warehouse photographs it. */
export type Photographed = { orderItemId: string; image: string; weightG: number };

/** If there are more lines than this, each has only one photo. */
const MOST_LINES = 8;

/**
 * The weight that the scale in a photo shows: two significant digits, so that a product has few such
 * pictures, and nobody can have more of them rendered.
 */
export const shownGrams = (grams: number): number => Number(grams.toPrecision(2));

/** The picture of a variant in the demonstration's catalogue. */
const OF_CATALOGUE = /^(\/goods\/[^/]+\/[^/]+)-studio$/;

/**
 * The photos that the simulated warehouse takes of lines: front, back, label and on the scale, as the
 * demonstration renders them on its bench (`demo/catalogue/bench-pictures.ts`). For other pictures of this
 * site, and on Workers, which can't render, the seller's own pictures are used.
 */
export function benchPhotos(
  lines: readonly Photographed[],
  runtime: Platform['runtime'],
): NewPhoto[] {
  return firstOfEach(
    lines.flatMap((line, index): LinePhoto[] => {
      const bench = benchOf(line, runtime);
      if (!bench) return sellersPhoto(line);
      const front = photo(line, `${bench}-front`, 'FRONT');
      if (index >= MOST_LINES) return [front];
      return [
        front,
        photo(line, `${bench}-back`, 'BACK'),
        photo(line, `${bench}-label`, 'LABEL'),
        photo(line, `${bench}-scale-${shownGrams(line.weightG)}`, 'SCALE'),
      ];
    }),
  );
}

/** The photo of the damage, on the first line. */
export function damagePhotos(
  lines: readonly Photographed[],
  runtime: Platform['runtime'],
): NewPhoto[] {
  return lines.slice(0, 1).flatMap((line) => {
    const bench = benchOf(line, runtime);
    return bench ? [photo(line, `${bench}-damage`, 'DAMAGE')] : sellersPhoto(line, 'DAMAGE');
  });
}

/** The paths of photos from nearby, for which the shopper has paid. */
export const closePhotos = (
  lines: readonly Pick<Photographed, 'image'>[],
  runtime: Platform['runtime'],
): string[] =>
  firstOfEach(
    lines.flatMap((line) => {
      const bench = benchOf(line, runtime);
      return bench ? [{ path: `${bench}-detail` }] : sellersPhoto({ ...line, orderItemId: '' });
    }),
  ).map(({ path }) => path);

type LinePhoto = { path: string; shows: PhotoShows; orderItemId: string };

const photo = (
  { orderItemId }: Pick<Photographed, 'orderItemId'>,
  path: string,
  shows: PhotoShows,
): LinePhoto => ({ path, shows, orderItemId });

const sellersPhoto = (
  line: Pick<Photographed, 'image' | 'orderItemId'>,
  shows: PhotoShows = 'FRONT',
): LinePhoto[] => (line.image.startsWith('/') ? [photo(line, line.image, shows)] : []);

const benchOf = ({ image }: Pick<Photographed, 'image'>, runtime: Platform['runtime']) =>
  runtime === 'node' ? OF_CATALOGUE.exec(image)?.[1] : undefined;

/** Each path once: two lines may be of one colour. */
const firstOfEach = <Photo extends { path: string }>(photos: readonly Photo[]): Photo[] =>
  photos.filter(({ path }, index) => photos.findIndex((one) => one.path === path) === index);
