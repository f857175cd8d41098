import { Failure } from '../../contract/errors.ts';
import type { Bytes } from './bytes.ts';
import { fileType, pictureSize } from './file-type.ts';
import { MOST_PIXELS, type Raster } from './raster.ts';

/** Each brings a decoder, which a Worker need not begin with. */
const jpeg = () => import('./jpeg.ts');
const png = () => import('./png.ts');

/** A picture to search by: a file with nothing in it but the picture. */
export type PureFile = { bytes: Bytes; contentType: 'image/jpeg' | 'image/png' };

/**
 * What of an uploaded file is its picture, which is all that is ever kept of it: no page hidden
 * behind or inside, no place where it was taken. Throws `UPLOAD_REFUSED` for what is no JPEG or PNG
 * or is cut, and `PICTURE_TOO_LARGE` for more pixels than are decoded here.
 */
export async function purePicture(file: Bytes): Promise<PureFile> {
  const contentType = fileType(file);
  const size = pictureSize(file);
  if (size && size.width * size.height > MOST_PIXELS) throw new Failure('PICTURE_TOO_LARGE');
  if (contentType !== 'image/jpeg' && contentType !== 'image/png') {
    throw new Failure('UPLOAD_REFUSED');
  }
  const bytes = contentType === 'image/png' ? await pngOf(file) : (await jpeg()).pureJpeg(file);
  if (!bytes) throw new Failure('UPLOAD_REFUSED');
  return { bytes, contentType };
}

async function pngOf(file: Bytes): Promise<Bytes | undefined> {
  const { isTooDeepPng, purePng } = await png();
  if (isTooDeepPng(file)) throw new Failure('PICTURE_TOO_LARGE');
  return purePng(file);
}

/** Decodes a picture. Throws `UPLOAD_REFUSED` where its data are broken. */
export async function decodePicture({ bytes, contentType }: PureFile): Promise<Raster> {
  try {
    return contentType === 'image/png'
      ? (await png()).decodePng(bytes)
      : (await jpeg()).decodeJpeg(bytes);
  } catch {
    throw new Failure('UPLOAD_REFUSED');
  }
}
