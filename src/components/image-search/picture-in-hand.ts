/**
 * The picture of the last search by picture, whole as the shopper chose it, and the URL of the part that was searched
 * for.
 */
let inHand: { readonly file: Blob; readonly imageUrl: string } | undefined;

/** Keeps a picture until the page is left, so that the shopper can search for another part of it. */
export function keepPicture(file: Blob, imageUrl: string): void {
  inHand = { file, imageUrl };
}

/** The whole picture of a search; undefined if it was made elsewhere or before the page was loaded anew. */
export const wholePictureOf = (imageUrl: string): Blob | undefined =>
  inHand?.imageUrl === imageUrl ? inHand.file : undefined;
