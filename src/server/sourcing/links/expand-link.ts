import {
  type MarketplacePage,
  marketplaceAt,
  readMarketplace,
  shortLinkOf,
} from '../../../contract/links/marketplace-links.ts';
import { type Cache, createCache } from '../../cache/cache.ts';
import type { AskLink, LinkAnswer } from '../../platform/ask-link.ts';

const MOST_REDIRECTS = 5;
const TIME_MS = 5_000;

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;
const MOST_LINKS = 2_000;

/** Where a short link leads; undefined where that could not be found out. */
type Expansion = MarketplacePage | undefined;

const caches = new WeakMap<AskLink, Cache<{ page: Expansion }>>();

function cacheOf(ask: AskLink): Cache<{ page: Expansion }> {
  const known = caches.get(ask) ?? createLinks();
  caches.set(ask, known);
  return known;
}

const createLinks = (): Cache<{ page: Expansion }> =>
  createCache({
    entries: MOST_LINKS,
    lifetime: ({ page }) => ({ freshMs: page ? DAY_MS : TEN_MINUTES_MS }),
    patienceMs: TIME_MS,
  });

/** Whether it is known where a link leads, or being found out. */
export const isExpanded = (ask: AskLink, url: string): boolean => cacheOf(ask).has(url);

/**
 * Where a short link leads, found out in five seconds or not at all. Callers at the same moment
 * share one walk; what it found is kept for a day, that it found nothing for ten minutes. Never
 * throws.
 */
export async function expandLink(ask: AskLink, url: string): Promise<Expansion> {
  const expanding = cacheOf(ask).load(url, async () => ({
    page: await walk(ask, url).catch(() => undefined),
  }));
  return (await inTime(expanding))?.page;
}

/** For each caller anew: on Workers a walk stops when the request that began it is cut off. */
function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(TIME_MS).addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([promise, timeout]);
}

/** Asks from one address to the next until one is a product's; no further than the rules allow. */
async function walk(ask: AskLink, first: string): Promise<Expansion> {
  const signal = AbortSignal.timeout(TIME_MS);
  let url = new URL(first);
  for (let redirects = 0; mayAsk(url); redirects++) {
    const next = nextOf(await ask(url, signal), url);
    if (!next) return readMarketplace(url);
    if (redirects === MOST_REDIRECTS || !mayAsk(next)) return undefined;
    const page = readMarketplace(next);
    if (page?.kind === 'PRODUCT') return page;
    url = next;
  }
  return undefined;
}

/**
 * Whether an address may be asked: of a host that shortens links, or of a marketplace, by name and at
 * the port that belongs to it. Names are compared, so no spelling of a number is ever among them.
 */
function mayAsk({ protocol, hostname, port, username, password }: URL): boolean {
  if (!/^https?:$/.test(protocol) || port || username || password) return false;
  const marketplace = marketplaceAt(hostname);
  return shortLinkOf(hostname) !== undefined || (!!marketplace && marketplace !== 'SelfOwned');
}

/** Where an answer leads on: by its Location, or by the page that a short link answers in its place. */
function nextOf({ status, location, body }: LinkAnswer, url: URL): URL | undefined {
  if (status >= 300 && status < 400) return asUrl(location, url);
  const isShort = shortLinkOf(url.hostname) !== undefined;
  return isShort && status < 300 ? linkIn(body, url) : undefined;
}

const LINK = /https?:\/\/[!#-&(-;=?-_a-~]{4,2000}/gi;
const ENCODED_LINK = /https?%3A%2F%2F[\w.~%-]{4,2000}/gi;
/** A page that goes on by itself: a meta refresh, or a script that sets the place. */
const GOES_ON =
  /<meta\b[^>]{1,200}\burl=['"]?([^'">]{1,2000})|\blocation(?:\.href)?\s?=\s?['"]([^'"]{1,2000})|\blocation\.replace\(\s?['"]([^'"]{1,2000})/i;

/** The first product that a page names, else the address that it goes on to. */
function linkIn(body: string, base: URL): URL | undefined {
  const html = unescaped(body);
  const links = [...(html.match(LINK) ?? []), ...(html.match(ENCODED_LINK) ?? []).map(decodedLink)];
  for (const link of links) {
    const url = asUrl(link, base);
    if (url && readMarketplace(url)?.kind === 'PRODUCT') return url;
  }
  const [, refresh, assigned, replaced] = GOES_ON.exec(html) ?? [];
  return asUrl(refresh ?? assigned ?? replaced, base);
}

/** Text of a script or of HTML as what it stands for; only what addresses are written with. */
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

function asUrl(address: string | undefined, base: URL): URL | undefined {
  return address && URL.canParse(address, base.href) ? new URL(address, base) : undefined;
}
