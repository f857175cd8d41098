import type { ProductLinkResult } from '../../contract/catalogue.ts';
import type { ProductPlatform } from '../../contract/enums.ts';
import { parseProductLink } from '../../contract/product-link.ts';
import type { KeyRing } from '../crypto/keys.ts';
import { openProductUrl, sealProductUrl } from '../crypto/product-link-cipher.ts';

/** What a pasted text is to a tenant that offers these marketplaces. */
export function resolveLink(
  text: string,
  platforms: readonly ProductPlatform[],
  keys: KeyRing,
): ProductLinkResult {
  const link = parseProductLink(text);
  if (!('platform' in link)) return { kind: link.kind };
  const { platform } = link;
  if (!platforms.includes(platform)) return { kind: 'UNSUPPORTED_HOST', platform };
  if (link.kind !== 'PRODUCT') return { kind: link.kind, platform };
  const { url } = link;
  return { kind: 'PRODUCT', platform, productUrl: url, link: sealProductUrl(keys, url) };
}

/**
 * The canonical address that a sealed link or a marketplace's own address stands for; undefined
 * for anything else. What was sealed is read like anything else (DESIGN.md decision 8).
 */
export function canonicalUrl(text: string, keys: KeyRing): string | undefined {
  const link = parseProductLink(openProductUrl(keys, text) ?? text);
  return link.kind === 'PRODUCT' ? link.url : undefined;
}
