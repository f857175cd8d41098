import { pictureUrl } from '../../contract/values/pictures.ts';
import { fileAddress, type HeadPage } from './address.ts';

/** The picture of a shared link, with its size if known. */
export type SharePicture = {
  readonly url: string;
  readonly alt: string;
  readonly size?: { readonly width: number; readonly height: number };
};

const NEUTRAL = '/brand/share/neutral.png';
const WIDEST = 800;

/** The tenant's own picture for shared links. */
export function tenantPicture({ origin, tenant }: HeadPage): SharePicture {
  return {
    url: fileAddress(origin, tenant.shareImage ?? NEUTRAL),
    alt: tenant.name,
    size: { width: 1200, height: 630 },
  };
}

/** A product's picture. Pictures that the shop renders are square. */
export function goodsPicture({ origin }: HeadPage, path: string, alt: string): SharePicture {
  const file = pictureUrl(path, WIDEST);
  return {
    url: fileAddress(origin, file),
    alt,
    ...(file !== path && { size: { width: WIDEST, height: WIDEST } }),
  };
}
