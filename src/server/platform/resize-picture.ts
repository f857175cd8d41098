/** A picture in one size and format, in pixels and bytes. */
export type ResizedPicture = {
  /** The end of the file's name after the name of the main file, such as `-small`. */
  suffix: '' | '-small';
  ext: 'webp' | 'avif';
  contentType: 'image/webp' | 'image/avif';
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
};

/**
 * Decodes a picture and writes it again, without metadata, as WebP and AVIF, each in full and in a small
 * width. The first of them is the main file. Undefined if its data are broken.
 */
export type ResizePicture = (
  file: Uint8Array<ArrayBuffer>,
) => Promise<readonly [ResizedPicture, ...ResizedPicture[]] | undefined>;

/**
 * The most pixels of an uploaded picture, more than any camera has. A small file may hold more, which would exhaust a
 * decoder's memory.
 */
export const MAX_PIXELS = 50_000_000;

/** The widths of a picture of the shop, in pixels. Smaller pictures are not enlarged. */
export const FULL_WIDTH = 1920;
export const SMALL_WIDTH = 768;
