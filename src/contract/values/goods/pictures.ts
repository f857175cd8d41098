/** Widths in pixels in which each picture of a good is there. Pictures are squares. */
export const pictureSizes = [240, 480, 800] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Pictures that the shop renders itself. */
const OWN_PATH = /^\/goods\/[^.]+$/;
/** Pictures of marketplaces whose host makes each width of them; not those of one width already. */
const RESIZED = /^https:\/\/[a-z\d]+\.alicdn\.com\/(?![^?#]*_\d+x\d+)[^?#]+\.(?:jpe?g|png)$/i;

/**
 * Address of a picture (`image` or one of `images` of a product) at a width; any other address
 * stands for itself in every size.
 */
export function pictureUrl(path: string, width: PictureSize): string {
  if (OWN_PATH.test(path)) return `${path}-${width}.webp`;
  return RESIZED.test(path) ? `${path}_${width}x${width}q75.jpg_.webp` : path;
}

/** `srcset` of a picture in all its widths; empty when there is only one. */
export function pictureSrcSet(path: string): string {
  if (!OWN_PATH.test(path) && !RESIZED.test(path)) return '';
  return pictureSizes.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}
