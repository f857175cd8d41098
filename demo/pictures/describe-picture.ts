import sharp, { type Sharp } from 'sharp';
import { type Descriptor, describe } from '../../src/server/sourcing/pictures/descriptor.ts';
import type { Raster } from '../../src/server/storage/raster.ts';

/** Pixels of the longest side that are looked at: about as many as shoppers upload. */
const SIDE = 240;

/** The same limit as for uploads. Larger pictures, which a supplier's file may name, are not decoded. */
const MOST_PIXELS = 50_000_000;

/** Describes a picture of a product; undefined where nothing can be seen on it. Throws for a file that is no picture, or too large. */
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
