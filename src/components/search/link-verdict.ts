import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import { loadScript } from '../../framework/browser/load-script.ts';
import { mayBeLink } from './search-decision.ts';

/** What kind of page a typed link leads to. */
export type LinkVerdict =
  | {
      /** `SHORT`: the target is known only after a request. */
      kind: 'PRODUCT' | 'NOT_A_PRODUCT' | 'SHORT';
      platform: ProductPlatform;
      /** The other shopping agent that made the link. */
      agent?: string | undefined;
    }
  | { kind: 'UNKNOWN' };

/**
 * Finds out what a typed link leads to, without following it. Undefined for a keyword. The rules for
 * the marketplaces' links are loaded with the first link.
 */
export async function judgeLink(text: string): Promise<LinkVerdict | undefined> {
  if (!mayBeLink(text)) return undefined;
  const [{ parseProductLink }, { shortLinkOf }] = await Promise.all([
    loadScript(() => import('../../contract/links/product-link.ts')),
    loadScript(() => import('../../contract/links/marketplace-links.ts')),
  ]);
  const link = parseProductLink(text);
  if (link.kind === 'KEYWORD') return undefined;
  if (link.kind === 'PRODUCT' || link.kind === 'NOT_A_PRODUCT') {
    return { kind: link.kind, platform: link.platform, agent: link.agent };
  }
  const platform = link.kind === 'NEEDS_EXPANSION' && shortLinkOf(new URL(link.url).hostname);
  return platform ? { kind: 'SHORT', platform } : { kind: 'UNKNOWN' };
}
