import sharp, { type Sharp } from 'sharp';
import { ANALYSIS_SIDE, proposeCrops } from '../../../src/components/image-search/propose-crops.ts';

/** The longest side of pictures that browsers upload, in pixels (docs/specification.md section 9). */
const SIDE = 200;

const upload = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();

/** The whole picture as a browser uploads it. */
export const wholePicture = (file: Buffer): Promise<Buffer> => upload(sharp(file));

/** The proposed parts of a picture as a browser uploads them; an empty list if no part is proposed. */
export async function proposedParts(file: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(file)
    .resize(ANALYSIS_SIDE, ANALYSIS_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const crops = proposeCrops({ width: info.width, height: info.height, data });
  const { width = 0, height = 0 } = await sharp(file).metadata();
  return Promise.all(
    crops.map((crop) => {
      const left = Math.round(crop.x * width);
      const top = Math.round(crop.y * height);
      return upload(
        sharp(file).extract({
          left,
          top,
          width: Math.min(width - left, Math.round(crop.width * width)),
          height: Math.min(height - top, Math.round(crop.height * height)),
        }),
      );
    }),
  );
}
