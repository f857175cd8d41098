import {
  type MarketplacePage,
  marketplaceAt,
  readMarketplace,
  shortLinkOf,
} from '../../../contract/links/marketplace-links.ts';
import { type Cache, createCache } from '../../cache/cache.ts';
import type { FetchLink, LinkResponse } from '../../platform/fetch-link.ts';

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 5_000;

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;
/** How many links are cached. */
const MAX_LINKS = 2_000;

/** The page that a short link leads to; undefined if the link could not be resolved. */
type Expansion = MarketplacePage | undefined;

const caches = new WeakMap<FetchLink, Cache<{ page: Expansion }>>();

function cacheOf(fetchLink: FetchLink): Cache<{ page: Expansion }> {
  const cache = caches.get(fetchLink) ?? createLinkCache();
  caches.set(fetchLink, cache);
  return cache;
}

const createLinkCache = (): Cache<{ page: Expansion }> =>
  createCache({
    name: 'short links',
    maxEntries: MAX_LINKS,
    lifetime: ({ page }) => ({ freshMs: page ? DAY_MS : TEN_MINUTES_MS }),
    maxWaitMs: TIMEOUT_MS,
  });

/**
 * Whether the target of a link is cached or being loaded, so that `expandLink` sends no new
 * request.
 */
export const isExpanded = (fetchLink: FetchLink, url: string): boolean =>
  cacheOf(fetchLink).has(url);

/**
 * Resolves a short link to the page that it leads to, or to undefined after five seconds. Concurrent
 * callers share one resolution. A result is cached for a day, a failure for ten minutes. Never throws.
 */
export async function expandLink(fetchLink: FetchLink, url: string): Promise<Expansion> {
  const expanding = cacheOf(fetchLink).load(url, async () => ({
    page: await followRedirects(fetchLink, url).catch(() => undefined),
  }));
  return (await withTimeout(expanding))?.page;
}

/**
 * The value of a promise, or undefined after five seconds. Each caller has a time limit of its own,
 * because on Workers a load stops when the request that started it ends.
 */
function withTimeout<T>(promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(TIMEOUT_MS).addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([promise, timeout]);
}

/**
 * Follows redirects to the first product URL, a page that does not redirect, or a URL that may not
 * be requested.
 */
async function followRedirects(fetchLink: FetchLink, firstUrl: string): Promise<Expansion> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(firstUrl);
  for (let redirects = 0; isAllowed(url); redirects++) {
    const next = nextUrl(await fetchLink(url, signal), url);
    if (!next) return readMarketplace(url);
    if (redirects === MAX_REDIRECTS || !isAllowed(next)) return undefined;
    const page = readMarketplace(next);
    if (page?.kind === 'PRODUCT') return page;
    url = next;
  }
  return undefined;
}

/**
 * Whether a URL may be requested (against SSRF): only hosts of link shorteners and marketplaces, on the
 * default port, without credentials. Hosts are compared by name, so no IP address passes.
 */
function isAllowed({ protocol, hostname, port, username, password }: URL): boolean {
  if (!/^https?:$/.test(protocol) || port || username || password) return false;
  const marketplace = marketplaceAt(hostname);
  return shortLinkOf(hostname) !== undefined || (!!marketplace && marketplace !== 'SelfOwned');
}

/**
 * The URL that a response redirects to: by its Location header or, from a link shortener, by a link in
 * its page.
 */
function nextUrl({ status, location, body }: LinkResponse, url: URL): URL | undefined {
  if (status >= 300 && status < 400) return asUrl(location, url);
  const isShort = shortLinkOf(url.hostname) !== undefined;
  return isShort && status < 300 ? linkInPage(body, url) : undefined;
}

const LINK = /https?:\/\/[!#-&(-;=?-_a-~]{4,2000}/gi;
const ENCODED_LINK = /https?%3A%2F%2F[\w.~%-]{4,2000}/gi;
/** A redirect in the page: a meta refresh, or a script that sets the location. */
const CLIENT_REDIRECT =
  /<meta\b[^>]{1,200}\burl=['"]?([^'">]{1,2000})|\blocation(?:\.href)?\s?=\s?['"]([^'"]{1,2000})|\blocation\.replace\(\s?['"]([^'"]{1,2000})/i;

/** The first product link in a page, else the URL that the page redirects to. */
function linkInPage(body: string, base: URL): URL | undefined {
  const html = unescaped(body);
  const links = [...(html.match(LINK) ?? []), ...(html.match(ENCODED_LINK) ?? []).map(decodedLink)];
  for (const link of links) {
    const url = asUrl(link, base);
    if (url && readMarketplace(url)?.kind === 'PRODUCT') return url;
  }
  const [, refresh, assigned, replaced] = CLIENT_REDIRECT.exec(html) ?? [];
  return asUrl(refresh ?? assigned ?? replaced, base);
}

/** A page's text without the escapes that scripts and HTML use in URLs. */
function unescaped(body: string): string {
  return body
    .replaceAll(/\\u002f|\\x2f|\\\//gi, '/')
    .replaceAll(/\\u0026|\\x26|&amp;/gi, '&')
    .replaceAll(/\\|&quot;|&#39;/g, '"');
}

function decodedLink(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return '';
  }
}

function asUrl(text: string | undefined, base: URL): URL | undefined {
  return text && URL.canParse(text, base.href) ? new URL(text, base) : undefined;
}
