import type { ProductPlatform } from './enums.ts';

/**
 * What a shopper's text means: a product at one of the marketplaces in its one canonical address,
 * some other page there, a short link that only a request can resolve, a link to elsewhere, a link
 * not worth following, or words to search for.
 */
export type ProductLink =
  | { kind: 'PRODUCT'; platform: ProductPlatform; id: string; url: string }
  | { kind: 'NOT_A_PRODUCT'; platform: ProductPlatform }
  | { kind: 'NEEDS_EXPANSION'; url: string }
  | { kind: 'UNSUPPORTED_HOST'; url: string }
  | { kind: 'INVALID' }
  | { kind: 'KEYWORD' };

export type ProductAddress = Omit<Extract<ProductLink, { kind: 'PRODUCT' }>, 'kind'>;

type Page = { host: string; path: string; query: ReadonlyMap<string, string> };

type Family = {
  platform: ProductPlatform;
  domain: string;
  url: (id: string) => string;
  id: (page: Page) => string | undefined;
};

/**
 * Share texts glue Chinese, Thai or an emoji to the link, so it ends at the first character that
 * is neither printable ASCII (quotes and angle brackets apart) nor a Latin, Greek or Cyrillic
 * letter. Letters are let in to show a look-alike host as what it is instead of cutting it short.
 */
const FIRST_URL = /https?:\/\/[!#-&(-;=?-_a-~\u00c0-\u052f]*/i;
const SENTENCE_END = '.,;:!?)]';
const USERINFO = /^https?:[/\\]*[^/\\?#]*@/i;

const SHORT_HOSTS = ['tb.cn', 's.click.taobao.com', 'qr.1688.com', 'dw4.co', '3.cn', 'u.jd.com'];

/** An id is 5 to 20 digits, followed by the end or by text that was glued on and then encoded. */
const ID = '(\\d{5,20})(?![!-~])';
const ID_VALUE = new RegExp(`^\\s*${ID}`);

function pathId(before: string): (page: Page) => string | undefined {
  const pattern = new RegExp(`${before}${ID.replace('(?!', '(?:\\.html?)?/?(?!')}`, 'i');
  return ({ path }) => pattern.exec(path)?.[1];
}

function queryId({ query }: Page, key: string): string | undefined {
  return ID_VALUE.exec(query.get(key) ?? '')?.[1];
}

const taobaoPathId = pathId('(?:/item(?:-amp)?/|^/i)');
const TAOBAO_ITEM_PAGE = /\/(?:item|item_o|detail|detail\/index|home)\.html?$/i;

function taobaoId(page: Page): string | undefined {
  return (
    taobaoPathId(page) ??
    (TAOBAO_ITEM_PAGE.test(page.path) ? queryId(page, 'id') : undefined) ??
    queryId(page, 'itemid') ??
    (page.query.get('targettype')?.toUpperCase() === 'ITEM' ? queryId(page, 'targetid') : undefined)
  );
}

const alibabaPathId = pathId('/offer/');
const ALIBABA_ITEM_HOST = /^detail\.|(?:^|\.)m\./;

function alibabaId(page: Page): string | undefined {
  const shop = page.path.startsWith('/winport/');
  return (
    alibabaPathId(page) ??
    (ALIBABA_ITEM_HOST.test(page.host) && !shop ? queryId(page, 'offerid') : undefined)
  );
}

const jdPathId = pathId('^/(?:product/)?');
const JD_ITEM_HOST = /item\.(?:m\.)?jd\.(?:com|hk)$/;

function jdId(page: Page): string | undefined {
  return JD_ITEM_HOST.test(page.host) ? (jdPathId(page) ?? queryId(page, 'wareid')) : undefined;
}

function dewuId(page: Page): string | undefined {
  return /product[-/]?detail/i.test(page.path) ? queryId(page, 'spuid') : undefined;
}

/** dewu.com ids are domestic and poizon.com ids global: one is never turned into the other. */
const FAMILIES: readonly Family[] = [
  {
    platform: 'Taobao',
    domain: 'taobao.com',
    url: (id) => `https://item.taobao.com/item.htm?id=${id}`,
    id: taobaoId,
  },
  ...['tmall.com', 'tmall.hk'].map(
    (domain): Family => ({
      platform: 'Tmall',
      domain,
      url: (id) => `https://detail.tmall.com/item.htm?id=${id}`,
      id: taobaoId,
    }),
  ),
  {
    platform: 'Alibaba',
    domain: '1688.com',
    url: (id) => `https://detail.1688.com/offer/${id}.html`,
    id: alibabaId,
  },
  ...['jd.com', 'jd.hk'].map(
    (domain): Family => ({
      platform: 'JD',
      domain,
      url: (id) => `https://item.${domain}/${id}.html`,
      id: jdId,
    }),
  ),
  {
    platform: 'Yiwugou',
    domain: 'yiwugo.com',
    url: (id) => `https://www.yiwugo.com/product/detail/${id}.html`,
    id: pathId('/product/detail/'),
  },
  {
    platform: 'Poizon',
    domain: 'dewu.com',
    url: (id) => `https://www.dewu.com/product-detail.html?spuId=${id}`,
    id: dewuId,
  },
  {
    platform: 'Poizon',
    domain: 'poizon.com',
    url: (id) => `https://www.poizon.com/product/${id}`,
    id: pathId('/product/(?:[^/]*-)?'),
  },
  {
    platform: 'SelfOwned',
    domain: 'stock.sampan.shop',
    url: (id) => `https://stock.sampan.shop/item/${id}.html`,
    id: pathId('^/item/'),
  },
];

/**
 * Reads what a shopper typed or pasted. Only the first http(s) link counts, only allow-listed hosts
 * give a product, and of the link nothing but the id survives. Linear in the text; never throws.
 */
export function parseProductLink(text: string): ProductLink {
  const link = FIRST_URL.exec(text)?.[0];
  if (link === undefined) return { kind: 'KEYWORD' };
  const url = parseUrl(withoutSentenceEnd(link));
  if (!url) return { kind: 'INVALID' };

  const host = url.hostname;
  if (SHORT_HOSTS.some((domain) => isWithin(host, domain))) {
    return { kind: 'NEEDS_EXPANSION', url: url.href };
  }
  const family = FAMILIES.find(({ domain }) => isWithin(host, domain));
  if (!family) return { kind: 'UNSUPPORTED_HOST', url: url.href };

  const { platform } = family;
  const id = family.id({ host, path: decoded(url.pathname), query: queryOf(url) });
  return id === undefined
    ? { kind: 'NOT_A_PRODUCT', platform }
    : { kind: 'PRODUCT', platform, id, url: family.url(id) };
}

/** Whether two products are one: Taobao and Tmall share a single space of ids. */
export function sameProduct(a: ProductAddress, b: ProductAddress): boolean {
  return isTaobaoFamily(a) && isTaobaoFamily(b) ? a.id === b.id : a.url === b.url;
}

function isTaobaoFamily({ platform }: ProductAddress): boolean {
  return platform === 'Taobao' || platform === 'Tmall';
}

function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The query with keys as `offerId`, `offerid` and `offer_id` folded to one; the first value wins. */
function queryOf(url: URL): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  for (const [key, value] of url.searchParams) {
    const name = key.replaceAll('_', '').toLowerCase();
    if (!query.has(name)) query.set(name, value);
  }
  return query;
}
