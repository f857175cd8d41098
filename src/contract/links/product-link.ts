import type { ProductPlatform } from '../values/product-kinds.ts';
import { isAgentHost, unwrapAgentLink } from './agent-link.ts';
import { marketplaceAt, readMarketplace, shortLinkOf } from './marketplace-links.ts';

/** `agent`: the other shopping agent out of whose link it was unwrapped. */
type Unwrapped = { agent?: string };

/**
 * What a shopper's text means: a product at one of the marketplaces in its one canonical address,
 * some other page there, a short link that only a request can resolve, a link to elsewhere, a link
 * not worth following, or words to search for.
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
 * Share texts glue Chinese, Thai or an emoji to the link, so it ends at the first character that
 * is neither printable ASCII (quotes and angle brackets apart) nor a Latin, Greek or Cyrillic
 * letter. Letters are let in to show a look-alike host as what it is instead of cutting it short.
 */
const OF_A_LINK = '[!#-&(-;=?-_a-~\\u00c0-\\u052f]';
const FIRST_URL = new RegExp(`https?://${OF_A_LINK}*`, 'i');
/** What may be a link that was copied without its protocol; it is one at a host that we know. */
const BARE_LINK = new RegExp(
  `(?<![\\w.:/@%-])(?://)?((?:[a-z\\d-]{1,63}\\.){1,8}[a-z]{2,10})/${OF_A_LINK}+`,
  'gi',
);
const SENTENCE_END = '.,;:!?)]';
const USERINFO = /^https?:[/\\]*[^/\\?#]*@/i;

/**
 * Reads what a shopper typed or pasted. Only the first link counts, one with http(s) before one
 * without. Only allow-listed hosts give a product, and of the link nothing but the id survives.
 * Linear in the text; never throws.
 */
export function parseProductLink(text: string): ProductLink {
  const link = FIRST_URL.exec(text)?.[0] ?? firstBareLink(text);
  return link === undefined ? { kind: 'KEYWORD' } : readLink(withoutSentenceEnd(link));
}

/** What one address means; one that an agent's link holds is never an agent's again. */
function readLink(address: string, agent?: string): ProductLink {
  const url = parseUrl(address);
  if (!url) return { kind: 'INVALID' };
  const unwrapped = agent === undefined ? unwrapAgentLink(url) : undefined;
  const by = agent ?? unwrapped?.agent;
  const named = by === undefined ? {} : { agent: by };
  if (unwrapped?.address) return insideOf(unwrapped.address, unwrapped.agent, url);
  if (shortLinkOf(url.hostname)) return { kind: 'NEEDS_EXPANSION', url: url.href, ...named };
  const page = readMarketplace(url);
  return page ? { ...page, ...named } : { kind: 'UNSUPPORTED_HOST', url: url.href, ...named };
}

/** What is in an agent's link; where that leads nowhere, the agent's link itself is what we don't know. */
function insideOf(address: string, agent: string, outer: URL): ProductLink {
  const inner = readLink(address, agent);
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

/** Whether two products are one: Taobao and Tmall share a single space of ids. */
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

/** The URL, or undefined when it is malformed or carries userinfo, which only serves to deceive. */
function parseUrl(link: string): URL | undefined {
  if (USERINFO.test(link)) return undefined;
  try {
    return new URL(link);
  } catch {
    return undefined;
  }
}
