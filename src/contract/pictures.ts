/** Widths in pixels in which each picture of a good is there. Pictures are squares. */
export const pictureSizes = [240, 480, 800] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Pictures that the shop renders itself; any other address stands for itself in every size. */
const OWN = /^\/goods\/[^.]+$/;

/** Address of a picture (`image` or one of `images` of a product) at a width. */
export function pictureUrl(path: string, width: PictureSize): string {
  return OWN.test(path) ? `${path}-${width}.webp` : path;
}

/** `srcset` of a picture in all its widths; empty when there is only one. */
export function pictureSrcSet(path: string): string {
  if (!OWN.test(path)) return '';
  return pictureSizes.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}
