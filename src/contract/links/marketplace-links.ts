import type { ProductPlatform } from '../values/goods/product-kinds.ts';

/** A page at a marketplace: a product, or some other page. */
export type MarketplacePage =
  | { kind: 'PRODUCT'; platform: ProductPlatform; id: string; url: string }
  | { kind: 'NOT_A_PRODUCT'; platform: ProductPlatform };

type Page = { host: string; path: string; query: ReadonlyMap<string, string> };

/** The product pages of one domain of a marketplace: their canonical URL by id, and the id in a URL. */
type ProductPages = {
  platform: ProductPlatform;
  domain: string;
  url: (id: string) => string;
  id: (page: Page) => string | undefined;
};

const ID_DIGITS = '(\\d{5,20})';
/** What follows an id: the end, a space, or non-ASCII text that was pasted with the link. */
const ID_END = '(?![!-~])';
const ID_VALUE = new RegExp(`^\\s*${ID_DIGITS}${ID_END}`);

/** The id at the start of a value; undefined if the value does not start with an id. */
export function idOf(value: string | undefined): string | undefined {
  return ID_VALUE.exec(value ?? '')?.[1];
}

/** Finds the id in a page's path: after the pattern `before`, perhaps followed by `.html` or `/`. */
function pathId(before: string): (page: Page) => string | undefined {
  const pattern = new RegExp(`${before}${ID_DIGITS}(?:\\.html?)?/?${ID_END}`, 'i');
  return ({ path }) => pattern.exec(path)?.[1];
}

/** The id in the first of these query parameters that has one. */
function queryId({ query }: Page, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const id = idOf(query.get(key));
    if (id) return id;
  }
  return undefined;
}

const taobaoPathId = pathId('(?:/item(?:-amp)?/|^/i)');
const TAOBAO_ITEM_PAGE = /\/(?:item|item_o|item_detail|detail|detail\/index|home)\.html?$/i;
/** Hosts where every page with an id is a product page: `detail.m.tmall.com/templatesNew/index`. */
const TAOBAO_ITEM_HOST = /^(?:[\w-]+\.)?(?:item|detail)\.(?:m\.|world\.)?(?:taobao|tmall)\./;
/** The host of second-hand goods, which have a different set of ids. */
const SECOND_HAND_HOST = /^2\.(?:m\.)?taobao\.com$/;

function taobaoId(page: Page): string | undefined {
  if (SECOND_HAND_HOST.test(page.host)) return undefined;
  const isItem = TAOBAO_ITEM_PAGE.test(page.path) || TAOBAO_ITEM_HOST.test(page.host);
  return (
    taobaoPathId(page) ??
    (isItem ? queryId(page, 'id') : undefined) ??
    queryId(page, 'itemid', 'itemnumid', 'numiid') ??
    (page.query.get('targettype')?.toUpperCase() === 'ITEM' ? queryId(page, 'targetid') : undefined)
  );
}

const alibabaPathId = pathId('/offer/');
const ALIBABA_ITEM_HOST = /^detail\.|(?:^|\.)m\./;
const ALIBABA_SHOP = /^\/winport\/|^winport\./;

function alibabaId(page: Page): string | undefined {
  const isShop = ALIBABA_SHOP.test(page.path) || ALIBABA_SHOP.test(page.host);
  return (
    alibabaPathId(page) ??
    (ALIBABA_ITEM_HOST.test(page.host) && !isShop ? queryId(page, 'offerid') : undefined)
  );
}

const jdPathId = pathId('^/(?:product/)?');
const JD_ITEM_HOST = /item\.(?:m\.)?jd\.(?:com|hk)$/;

function jdId(page: Page): string | undefined {
  if (!JD_ITEM_HOST.test(page.host)) return undefined;
  return jdPathId(page) ?? queryId(page, 'wareid', 'sku', 'skuid');
}

const yiwugoPathId = pathId('/product/?detail/');

function yiwugoId(page: Page): string | undefined {
  const isProduct = /\/product\/?detail/i.test(page.path);
  return yiwugoPathId(page) ?? (isProduct ? queryId(page, 'productid', 'id') : undefined);
}

const dewuId = (page: Page) =>
  /product[-/]?detail/i.test(page.path) ? queryId(page, 'spuid') : undefined;

const poizonPathId = pathId('/product/(?:[^/]*-)?');
const poizonId = (page: Page) =>
  poizonPathId(page) ?? (/\/product/i.test(page.path) ? queryId(page, 'spuid') : undefined);

/** dewu.com ids are domestic and poizon.com ids global. They are never converted. */
const FAMILIES: readonly ProductPages[] = [
  {
    platform: 'Taobao',
    domain: 'taobao.com',
    url: (id) => `https://item.taobao.com/item.htm?id=${id}`,
    id: taobaoId,
  },
  ...['tmall.com', 'tmall.hk'].map(
    (domain): ProductPages => ({
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
    (domain): ProductPages => ({
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
    id: yiwugoId,
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
    id: poizonId,
  },
  {
    platform: 'SelfOwned',
    domain: 'stock.sampan.shop',
    url: (id) => `https://stock.sampan.shop/item/${id}.html`,
    id: pathId('^/item/'),
  },
];

/** The hosts of short links, each with its marketplace. */
const SHORT_HOSTS: readonly (readonly [domain: string, platform: ProductPlatform])[] = [
  ['tb.cn', 'Taobao'],
  ['s.click.taobao.com', 'Taobao'],
  ['qr.1688.com', 'Alibaba'],
  ['dw4.co', 'Poizon'],
  ['3.cn', 'JD'],
  ['u.jd.com', 'JD'],
];

/** Whether a host is the domain or below it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

const familyOf = (host: string) => FAMILIES.find(({ domain }) => isWithin(host, domain));

/** Parses a marketplace URL; undefined for other hosts. The canonical URL is built from the id alone. */
export function readMarketplace(url: URL): MarketplacePage | undefined {
  const family = familyOf(url.hostname);
  if (!family) return undefined;
  const { platform } = family;
  const page = { host: url.hostname, path: decoded(url.pathname), query: foldedQuery(url.search) };
  const id = family.id(page);
  return id === undefined
    ? { kind: 'NOT_A_PRODUCT', platform }
    : { kind: 'PRODUCT', platform, id, url: family.url(id) };
}

/**
 * The canonical URL of a product by its id. If a platform has several domains, the first one in
 * `FAMILIES` is used.
 */
export function productAt(platform: ProductPlatform, id: string): string | undefined {
  return FAMILIES.find((family) => family.platform === platform)?.url(id);
}

/** The marketplace of a short-link host; undefined for other hosts. */
export function shortLinkOf(host: string): ProductPlatform | undefined {
  return SHORT_HOSTS.find(([domain]) => isWithin(host, domain))?.[1];
}

/** The marketplace of a host; undefined for other hosts. */
export function marketplaceAt(host: string): ProductPlatform | undefined {
  return familyOf(host)?.platform;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Parses a query and folds variants of a key (`offerId`, `offerid`, `offer_id`, and `amp;offerId` copied
 * from HTML) to one key. If a key occurs several times, its first value counts.
 */
export function foldedQuery(search: string): ReadonlyMap<string, string> {
  const query = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.replaceAll(/[_-]|^amp;/g, '').toLowerCase();
    if (!query.has(name)) query.set(name, value);
  }
  return query;
}
