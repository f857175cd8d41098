const PICTURES = '/uploads/shop-picture/';

/** The address of a picture at the desk's host, where that of a shop's own also says of which shop. */
export const atDesk = (src: string, tenantId: string): string =>
  src.startsWith(PICTURES) && !src.includes('?') ? `${src}?tenant=${tenantId}` : src;

/** A text with the addresses of its pictures as at the desk. */
export const withTenant = (html: string, tenantId: string): string =>
  html.replaceAll(/src="([^"]+)"/g, (_, src) => `src="${atDesk(src, tenantId)}"`);

/** The same as it is stored. */
export const withoutTenant = (html: string, tenantId: string): string =>
  html.replaceAll(`?tenant=${tenantId}"`, '"');
