import {
  FULL_WIDTH,
  MAX_PIXELS,
  type ResizedPicture,
  type ResizePicture,
  SMALL_WIDTH,
} from '../resize-picture.ts';

/** Loaded on use: it is a large native library, and few requests need it. */
const load = async () => (await import('sharp')).default;

/** Makes the sizes and formats of a picture with sharp (libvips), one after the other, to spare memory. */
export const resizeWithSharp: ResizePicture = async (file) => {
  const sharp = await load();
  const encode = async (
    suffix: ResizedPicture['suffix'],
    ext: ResizedPicture['ext'],
  ): Promise<ResizedPicture> => {
    const width = suffix === '' ? FULL_WIDTH : SMALL_WIDTH;
    // The caller has already read the size in the header, which may lie.
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const encoded =
      ext === 'webp' ? picture.webp({ quality: 82 }) : picture.avif({ quality: 58, effort: 3 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const bytes = new Uint8Array(data);
    return {
      suffix,
      ext,
      contentType: `image/${ext}`,
      bytes,
      width: info.width,
      height: info.height,
    };
  };
  try {
    return [
      await encode('', 'webp'),
      await encode('', 'avif'),
      await encode('-small', 'webp'),
      await encode('-small', 'avif'),
    ];
  } catch {
    return undefined;
  }
};
