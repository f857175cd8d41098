const KEY = /(?:^|\/)(product-search\/[\w-]+\.(?:jpg|jpeg|png))$/;

/**
 * Own path of the picture of a search, wherever the bucket is, because pages show no other site's
 * pictures. Undefined for a picture that was not uploaded here.
 */
export function pictureAddress(imageUrl: string): string | undefined {
  const key = KEY.exec(imageUrl)?.[1];
  return key && `/uploads/${key}`;
}
