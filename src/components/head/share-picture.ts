import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { fileUrl, type HeadPage } from './page-url.ts';

/** The picture of a shared link, with its size if known. */
export type SharePicture = {
  readonly url: string;
  readonly alt: string;
  readonly size?: { readonly width: number; readonly height: number };
};

/** The picture of tenants without one of their own. */
const DEFAULT_PICTURE = '/brand/share/neutral.png';
/** The width of a product's picture in pixels; the largest that the shop renders. */
const GOODS_PICTURE_WIDTH = 800;

/** The picture of links to the tenant's pages. */
export function tenantPicture({ origin, tenant }: HeadPage): SharePicture {
  return {
    url: fileUrl(origin, tenant.shareImage ?? DEFAULT_PICTURE),
    alt: tenant.name,
    size: { width: 1200, height: 630 },
  };
}

/** A product's picture. Its size is known (a square) only if the shop renders the picture. */
export function goodsPicture({ origin }: HeadPage, path: string, alt: string): SharePicture {
  const file = pictureUrl(path, GOODS_PICTURE_WIDTH);
  return {
    url: fileUrl(origin, file),
    alt,
    ...(file !== path && { size: { width: GOODS_PICTURE_WIDTH, height: GOODS_PICTURE_WIDTH } }),
  };
}
