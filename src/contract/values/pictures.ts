/** The available widths of a product picture, in pixels. Pictures are square. */
export const pictureSizes = [240, 480, 800] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Paths of pictures that the shop generates. */
const OWN = /^\/goods\/[^.]+$/;
/** Marketplace pictures whose host scales to any width, unless the URL already names a width. */
const RESIZED = /^https:\/\/[a-z\d]+\.alicdn\.com\/(?![^?#]*_\d+x\d+)[^?#]+\.(?:jpe?g|png)$/i;

/**
 * The URL of a product picture (`image` or one of `images`) at a width. If the picture has only one size,
 * its own URL.
 */
export function pictureUrl(path: string, width: PictureSize): string {
  if (OWN.test(path)) return `${path}-${width}.webp`;
  return RESIZED.test(path) ? `${path}_${width}x${width}q75.jpg_.webp` : path;
}

/** The `srcset` of a picture in all its widths; empty if it has only one size. */
export function pictureSrcSet(path: string): string {
  if (!OWN.test(path) && !RESIZED.test(path)) return '';
  return pictureSizes.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}
