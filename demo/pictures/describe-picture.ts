import sharp, { type Sharp } from 'sharp';
import { type Descriptor, describe } from '../../src/server/sourcing/pictures/descriptor.ts';
import type { Raster } from '../../src/server/storage/raster.ts';

/** The longest side in pixels for describing a picture: about as much as shoppers upload. */
const SIDE = 240;

/**
 * The same limit as for uploads. Larger pictures, which a supplier's file may name, are not
 * decoded.
 */
const MOST_PIXELS = 50_000_000;

/**
 * Describes a picture of a product; undefined if it shows no object. Throws if the file is not a
 * picture or too large.
 */
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
