import sharp, { type Sharp } from 'sharp';
import { type Descriptor, describe } from '../../src/server/sourcing/pictures/descriptor.ts';
import type { Raster } from '../../src/server/storage/raster.ts';

/** Pixels of the longest side: as much as is ever looked at, and about what shoppers upload. */
const SIDE = 240;

/** As of uploads: larger ones, which a supplier's file may name, are not unpacked. */
const MOST_PIXELS = 50_000_000;

/** Describes a picture of any kind that products have; undefined where nothing is to be seen. Throws for what is none, or too large. */
export async function describePicture(
  picture: Uint8Array | string,
): Promise<Descriptor | undefined> {
  const fitting = { fit: 'inside', withoutEnlargement: true } as const;
  const whole = sharp(picture, { limitInputPixels: MOST_PIXELS });
  return describe(await rasterOf(whole.rotate().resize(SIDE, SIDE, fitting)));
}

/** Pixels of a picture, over white. */
export async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
