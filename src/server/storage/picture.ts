import { Failure } from '../../contract/errors.ts';
import type { Bytes } from './bytes.ts';
import { fileType, pictureSize } from './file-type.ts';
import { MAX_DECODED_PIXELS, type Raster } from './raster.ts';

/** Loaded on use, so that a Worker starts without the decoders. */
const jpeg = () => import('./jpeg.ts');
const png = () => import('./png.ts');

/** A picture file without metadata or any other hidden data. */
export type StrippedPicture = { bytes: Bytes; contentType: 'image/jpeg' | 'image/png' };

/**
 * Strips an uploaded file to its picture: no metadata such as a location, no hidden content. Throws
 * `UPLOAD_REFUSED` unless it is a complete JPEG or PNG, and `PICTURE_TOO_LARGE` above
 * `MAX_DECODED_PIXELS`.
 */
export async function stripPicture(file: Bytes): Promise<StrippedPicture> {
  const contentType = fileType(file);
  const size = pictureSize(file);
  if (size && size.width * size.height > MAX_DECODED_PIXELS) throw new Failure('PICTURE_TOO_LARGE');
  if (contentType !== 'image/jpeg' && contentType !== 'image/png') {
    throw new Failure('UPLOAD_REFUSED');
  }
  const bytes = contentType === 'image/png' ? await pngOf(file) : (await jpeg()).stripJpeg(file);
  if (!bytes) throw new Failure('UPLOAD_REFUSED');
  return { bytes, contentType };
}

async function pngOf(file: Bytes): Promise<Bytes | undefined> {
  const { isTooLargePng, stripPng } = await png();
  if (isTooLargePng(file)) throw new Failure('PICTURE_TOO_LARGE');
  return stripPng(file);
}

/** Decodes a picture. Throws `UPLOAD_REFUSED` if its data is broken. */
export async function decodePicture({ bytes, contentType }: StrippedPicture): Promise<Raster> {
  try {
    return contentType === 'image/png'
      ? (await png()).decodePng(bytes)
      : (await jpeg()).decodeJpeg(bytes);
  } catch {
    throw new Failure('UPLOAD_REFUSED');
  }
}
