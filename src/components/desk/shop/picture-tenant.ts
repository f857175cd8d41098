const PICTURES = '/uploads/shop-picture/';

/**
 * The URL of a picture at the desk's host, where the URL of a shop's own picture must name the shop.
 */
export const atDesk = (src: string, tenantId: string): string =>
  src.startsWith(PICTURES) && !src.includes('?') ? `${src}?tenant=${tenantId}` : src;

/** The HTML of a text, with the URLs of its pictures as at the desk. */
export const withTenant = (html: string, tenantId: string): string =>
  html.replaceAll(/src="([^"]+)"/g, (_, src) => `src="${atDesk(src, tenantId)}"`);

/** The HTML of a text, with the URLs of its pictures as they are stored. */
export const withoutTenant = (html: string, tenantId: string): string =>
  html.replaceAll(`?tenant=${tenantId}"`, '"');
