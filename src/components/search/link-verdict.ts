import type { ProductPlatform } from '../../contract/enums.ts';
import { hasUrl } from './search-decision.ts';

/** What can be said of a link while it is typed; undefined for words and for links that only a request can follow. */
export type LinkVerdict =
  | { kind: 'PRODUCT' | 'NOT_A_PRODUCT'; platform: ProductPlatform }
  | { kind: 'UNKNOWN' };

/** Stands for the marketplace in a text that the browser completes. */
export const PLATFORM_HOLE = '{platform}';

/** The rules of the marketplaces are loaded when the first link is typed. */
export async function judgeLink(text: string): Promise<LinkVerdict | undefined> {
  if (!hasUrl(text)) return undefined;
  const { parseProductLink } = await import('../../contract/product-link.ts');
  const link = parseProductLink(text);
  if (link.kind === 'PRODUCT' || link.kind === 'NOT_A_PRODUCT') {
    return { kind: link.kind, platform: link.platform };
  }
  if (link.kind === 'KEYWORD' || link.kind === 'NEEDS_EXPANSION') return undefined;
  return { kind: 'UNKNOWN' };
}
