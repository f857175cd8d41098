/** Where the pictures are that a shop uploaded for everybody to see. */
export const SHOP_PICTURES = '/uploads/shop-picture/';

/** The end of the names of pictures that also exist as AVIF, and smaller. */
const RESIZED = '-r.webp';

export const isShopPicture = (path: string): boolean => path.startsWith(SHOP_PICTURES);

/** The key of a picture's files, from that of the uploaded one. */
export const resizedKey = (uploadedKey: string, suffix: string, ext: string): string =>
  `${uploadedKey.replace(/\.[a-z]+$/, '')}${suffix}-r.${ext}`;

/** The other files of a picture with their width, each for a `srcset`; undefined if it has only one. */
export function pictureSources(path: string): { avif: string; webp: string } | undefined {
  if (!isShopPicture(path) || !path.endsWith(RESIZED)) return undefined;
  const base = path.slice(0, -RESIZED.length);
  const sourceSet = (ext: string) => `${base}-small-r.${ext} 768w, ${base}-r.${ext} 1920w`;
  return { avif: sourceSet('avif'), webp: sourceSet('webp') };
}
