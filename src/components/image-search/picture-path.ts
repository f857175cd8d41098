const KEY = /(?:^|\/)(product-search\/[\w-]+\.(?:jpg|jpeg|png))$/;

/**
 * The path on this site of a picture that was uploaded for a search, wherever the bucket is: pages
 * show no pictures of other hosts. Undefined for a URL that is no such picture's.
 */
export function uploadedPicturePath(imageUrl: string): string | undefined {
  const key = KEY.exec(imageUrl)?.[1];
  return key && `/uploads/${key}`;
}
