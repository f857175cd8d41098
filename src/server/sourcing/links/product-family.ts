import { parseProductLink } from '../../../contract/links/product-link.ts';

/**
 * The addresses under which a source may know the product at a canonical address, that one first:
 * Taobao and Tmall share one space of ids, so either's link opens the item.
 */
export function addressesOf(url: string): string[] {
  const link = parseProductLink(url);
  if (link.kind !== 'PRODUCT') return [url];
  if (link.platform === 'Taobao') return [url, `https://detail.tmall.com/item.htm?id=${link.id}`];
  if (link.platform === 'Tmall') return [url, `https://item.taobao.com/item.htm?id=${link.id}`];
  return [url];
}
