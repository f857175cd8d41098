import { Failure } from '../../contract/errors.ts';
import type { Bytes } from './bytes.ts';
import { fileType, pictureSize } from './file-type.ts';
import { decodeJpeg, pureJpeg } from './jpeg.ts';
import { decodePng, isTooDeepPng, purePng } from './png.ts';
import { MOST_PIXELS, type Raster } from './raster.ts';

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
  const isPng = contentType === 'image/png';
  if (isPng && isTooDeepPng(file)) throw new Failure('PICTURE_TOO_LARGE');
  const bytes = isPng ? await purePng(file) : pureJpeg(file);
  if (!bytes) throw new Failure('UPLOAD_REFUSED');
  return { bytes, contentType };
}

/** Decodes a picture. Throws `UPLOAD_REFUSED` where its data are broken. */
export function decodePicture({ bytes, contentType }: PureFile): Raster {
  try {
    return contentType === 'image/png' ? decodePng(bytes) : decodeJpeg(bytes);
  } catch {
    throw new Failure('UPLOAD_REFUSED');
  }
}
