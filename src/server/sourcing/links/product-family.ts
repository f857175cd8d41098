import { parseProductLink } from '../../../contract/links/product-link.ts';

/**
 * The URLs under which a source may list a product, the given one first. Taobao and Tmall share one set
 * of ids, so a URL of either leads to the same product.
 */
export function equivalentUrls(url: string): string[] {
  const link = parseProductLink(url);
  if (link.kind !== 'PRODUCT') return [url];
  if (link.platform === 'Taobao') return [url, `https://detail.tmall.com/item.htm?id=${link.id}`];
  if (link.platform === 'Tmall') return [url, `https://item.taobao.com/item.htm?id=${link.id}`];
  return [url];
}
