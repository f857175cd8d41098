const KEY = /(?:^|\/)(product-search\/[\w-]+\.(?:jpg|jpeg|png))$/;

/**
 * Where the page shows a picture that was searched by: our own path, wherever the bucket is, because
 * a page shows no other site's pictures. Undefined for what nobody uploaded here.
 */
export function pictureAddress(imageUrl: string): string | undefined {
  const key = KEY.exec(imageUrl)?.[1];
  return key && `/uploads/${key}`;
}
