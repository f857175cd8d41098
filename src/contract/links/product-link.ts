import type { ProductPlatform } from '../values/goods/product-kinds.ts';
import { isAgentHost, unwrapAgentLink } from './agent-link.ts';
import { marketplaceAt, readMarketplace, shortLinkOf } from './marketplace-links.ts';

/** `agent` is the shopping agent whose link contained this one. */
type Unwrapped = { agent?: string };

/**
 * A parsed text of a shopper: a product with its canonical URL, another page of a marketplace, a short
 * link that only a request can resolve, a link to an unsupported host, a malformed link, or search words.
 */
export type ProductLink =
  | ({ kind: 'PRODUCT'; platform: ProductPlatform; id: string; url: string } & Unwrapped)
  | ({ kind: 'NOT_A_PRODUCT'; platform: ProductPlatform } & Unwrapped)
  | ({ kind: 'NEEDS_EXPANSION'; url: string } & Unwrapped)
  | ({ kind: 'UNSUPPORTED_HOST'; url: string } & Unwrapped)
  | { kind: 'INVALID' }
  | { kind: 'KEYWORD' };

export type ProductAddress = Pick<
  Extract<ProductLink, { kind: 'PRODUCT' }>,
  'platform' | 'id' | 'url'
>;

/**
 * The characters of a link: printable ASCII except quotes and angle brackets, and Latin, Greek and
 * Cyrillic letters. Any other character ends it, because share texts often append Chinese, Thai or an
 * emoji without a space. With these letters, a look-alike host is not cut to a valid one.
 */
const LINK_CHARACTER = '[!#-&(-;=?-_a-~\\u00c0-\\u052f]';
const FIRST_URL = new RegExp(`https?://${LINK_CHARACTER}*`, 'i');
/** A possible link without protocol. It counts only if its host is known. */
const BARE_LINK = new RegExp(
  `(?<![\\w.:/@%-])(?://)?((?:[a-z\\d-]{1,63}\\.){1,8}[a-z]{2,10})/${LINK_CHARACTER}+`,
  'gi',
);
const SENTENCE_END = '.,;:!?)]';
const USERINFO = /^https?:[/\\]*[^/\\?#]*@/i;
const LINK_HOST = new RegExp(`^${LINK_CHARACTER}+$`);

/**
 * Parses a text that a shopper typed or pasted. Only its first link counts, with http(s) if there is
 * one. Only known hosts give a product, whose URL is built from the id alone. Takes linear time and
 * never throws.
 */
export function parseProductLink(text: string): ProductLink {
  const link = FIRST_URL.exec(text)?.[0] ?? firstBareLink(text);
  return link === undefined ? { kind: 'KEYWORD' } : readLink(withoutSentenceEnd(link));
}

/** Parses one URL. A URL inside an agent's link is not unwrapped again. */
function readLink(link: string, agent?: string): ProductLink {
  const url = parseUrl(link);
  if (!url) return { kind: 'INVALID' };
  const unwrapped = agent === undefined ? unwrapAgentLink(url) : undefined;
  const agentName = agent ?? unwrapped?.agent;
  const byAgent = agentName === undefined ? {} : { agent: agentName };
  if (unwrapped?.url) return readInnerLink(unwrapped.url, unwrapped.agent, url);
  if (shortLinkOf(url.hostname)) return { kind: 'NEEDS_EXPANSION', url: url.href, ...byAgent };
  const page = readMarketplace(url);
  return page ? { ...page, ...byAgent } : { kind: 'UNSUPPORTED_HOST', url: url.href, ...byAgent };
}

/**
 * Parses the URL inside an agent's link. If that URL is malformed or of an unknown host, the agent's
 * own link counts as unsupported.
 */
function readInnerLink(innerUrl: string, agent: string, outer: URL): ProductLink {
  const inner = readLink(innerUrl, agent);
  const isKnown = inner.kind !== 'INVALID' && inner.kind !== 'UNSUPPORTED_HOST';
  return isKnown ? inner : { kind: 'UNSUPPORTED_HOST', url: outer.href, agent };
}

function firstBareLink(text: string): string | undefined {
  for (const [link, host = ''] of text.matchAll(BARE_LINK)) {
    const name = host.toLowerCase();
    if (marketplaceAt(name) || shortLinkOf(name) || isAgentHost(name)) {
      return `https://${link.replace(/^\/\//, '')}`;
    }
  }
  return undefined;
}

/** Whether two links are of the same product. Taobao and Tmall share one set of ids. */
export function sameProduct(a: ProductAddress, b: ProductAddress): boolean {
  return isTaobaoFamily(a) && isTaobaoFamily(b) ? a.id === b.id : a.url === b.url;
}

function isTaobaoFamily({ platform }: ProductAddress): boolean {
  return platform === 'Taobao' || platform === 'Tmall';
}

function withoutSentenceEnd(link: string): string {
  let end = link.length;
  while (SENTENCE_END.includes(link.charAt(end - 1))) end--;
  return link.slice(0, end);
}

/**
 * Parses a URL; undefined if it is malformed, has userinfo, which only serves to deceive, or encodes a character in its
 * host that ends a link, such as a quote.
 */
function parseUrl(link: string): URL | undefined {
  if (USERINFO.test(link)) return undefined;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url && LINK_HOST.test(url.hostname) ? url : undefined;
}
