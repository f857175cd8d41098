import type { ProductLinkResult } from '../../../contract/calls/catalogue.ts';
import { type MarketplacePage, shortLinkOf } from '../../../contract/links/marketplace-links.ts';
import { type ProductLink, parseProductLink } from '../../../contract/links/product-link.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { openProductUrl, sealProductUrl } from '../../crypto/product-link-cipher.ts';

type LinkContext = {
  /** The platforms that the tenant offers. */
  platforms: readonly ProductPlatform[];
  keys: KeyRing;
  /** Resolves a short link. */
  expand: (url: string) => Promise<MarketplacePage | undefined>;
};

/**
 * Classifies a pasted text or encrypted link for a tenant. A link to a platform that the tenant does not
 * offer gets the kind of a link to an unknown host. A product's URL is then in the answer, but not its
 * encrypted link, so that the product can't be opened.
 */
export async function resolveLink(text: string, context: LinkContext): Promise<ProductLinkResult> {
  const { platforms, keys } = context;
  const link = await expanded(parseProductLink(openProductUrl(keys, text) ?? text), context);
  // The shopping agent whose link contained this one.
  const agent = 'agent' in link && link.agent ? { agent: link.agent } : {};
  if (link.kind === 'NEEDS_EXPANSION') {
    const platform = shortLinkOf(new URL(link.url).hostname);
    return { kind: link.kind, ...(platform && { platform }), ...agent };
  }
  if (!('platform' in link)) return { kind: link.kind, ...agent };
  const { platform } = link;
  const productUrl = link.kind === 'PRODUCT' ? { productUrl: link.url } : {};
  if (!platforms.includes(platform)) {
    return { kind: 'UNSUPPORTED_HOST', platform, ...productUrl, ...agent };
  }
  if (link.kind !== 'PRODUCT') return { kind: link.kind, platform, ...agent };
  return {
    kind: link.kind,
    platform,
    ...productUrl,
    link: sealProductUrl(keys, link.url),
    ...agent,
  };
}

/** The target of a short link; the link itself if it can't be resolved. */
async function expanded(link: ProductLink, { expand }: LinkContext): Promise<ProductLink> {
  if (link.kind !== 'NEEDS_EXPANSION') return link;
  const page = await expand(link.url);
  return page ? { ...page, ...(link.agent && { agent: link.agent }) } : link;
}

/**
 * The canonical URL of an encrypted link or a marketplace URL; undefined for anything else. The
 * content of an encrypted link is parsed and checked like any other text (docs/design.md decision 8).
 */
export function canonicalUrl(text: string, keys: KeyRing): string | undefined {
  const link = parseProductLink(openProductUrl(keys, text) ?? text);
  return link.kind === 'PRODUCT' ? link.url : undefined;
}
