/** Where the pictures are that a shop uploaded for everybody to see. */
export const SHOP_PICTURES = '/uploads/shop-picture/';

/** The end of the names of pictures that also exist as AVIF, and smaller. */
const RESIZED = '-r.webp';

export const isShopPicture = (path: string): boolean => path.startsWith(SHOP_PICTURES);

/** HTML of an article without the pictures that a shop uploaded: at another shop nobody could see them. */
export const withoutShopPictures = (html: string): string =>
  html.replaceAll(/<img\b[^>]*\ssrc="([^"]*)"[^>]*>/g, (tag, path: string) =>
    isShopPicture(path) ? '' : tag,
  );

/**
 * What the paths or keys of all files of a picture begin with: its formats and sizes differ only in their ends, and an
 * article may name any of them.
 */
export const pictureBase = (path: string): string =>
  path.replace(/(?:(?:-small)?-r|-s)?\.[a-z]+$/, '');

/** The key of a picture's files, from that of the uploaded one. */
export const resizedKey = (uploadedKey: string, suffix: string, ext: string): string =>
  `${uploadedKey.replace(/\.[a-z]+$/, '')}${suffix}-r.${ext}`;

/** The key of a picture that is stored without metadata, from that of the uploaded one. */
export const strippedKey = (uploadedKey: string): string =>
  uploadedKey.replace(/\.[a-z]+$/, (ext) => `-s${ext}`);

/** The smallest file of a picture. */
export const smallPicture = (path: string): string =>
  isShopPicture(path) && path.endsWith(RESIZED)
    ? `${path.slice(0, -RESIZED.length)}-small${RESIZED}`
    : path;

/** The other files of a picture with their width, each for a `srcset`; undefined if it has only one. */
export function pictureSources(path: string): { avif: string; webp: string } | undefined {
  if (!isShopPicture(path) || !path.endsWith(RESIZED)) return undefined;
  const base = path.slice(0, -RESIZED.length);
  const sourceSet = (ext: string) => `${base}-small-r.${ext} 768w, ${base}-r.${ext} 1920w`;
  return { avif: sourceSet('avif'), webp: sourceSet('webp') };
}
