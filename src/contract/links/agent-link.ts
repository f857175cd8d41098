import type { ProductPlatform } from '../values/goods/product-kinds.ts';
import { foldedQuery, idOf, isWithin, productAt } from './marketplace-links.ts';

/** The name of a shopping agent, and the marketplace URL in its link, if there is one. */
export type AgentLink = { agent: string; url: string | undefined };

/** A marketplace in an agent's link. `none` stands for all marketplaces that are not supported. */
type Marketplace = ProductPlatform | 'none';
type Codes = Readonly<Record<string, Marketplace>>;
type Agent = { domain: string; name: string; codes?: Codes };

/** The numbers that agents give to marketplaces in their links. */
const FROM_ZERO: Codes = { '0': 'Alibaba', '1': 'Taobao', '2': 'none' };
const TAOBAO_FIRST: Codes = { '1': 'Taobao', '2': 'Alibaba', '3': 'none' };
const ALIBABA_FIRST: Codes = { '1': 'Alibaba', '2': 'Taobao', '4': 'none' };

/** The supported agents. Subdomains count too. Sources: docs/decisions/026-links.md. */
const AGENTS: readonly Agent[] = [
  { domain: 'acbuy.com', name: 'ACBuy' },
  { domain: 'allchinabuy.com', name: 'AllChinaBuy' },
  { domain: 'basetao.com', name: 'BaseTao' },
  { domain: 'blikbuy.com', name: 'BlikBuy' },
  { domain: 'boonbuy.com', name: 'BoonBuy', codes: FROM_ZERO },
  { domain: 'cnfans.com', name: 'CNFans' },
  { domain: 'cnshopper.com', name: 'CNShopper' },
  { domain: 'cssbuy.com', name: 'CSSBuy' },
  { domain: 'eastmallbuy.com', name: 'EastMallBuy' },
  { domain: 'ezbuycn.com', name: 'EZBuyCN' },
  { domain: 'fishgoo.com', name: 'Fishgoo', codes: TAOBAO_FIRST },
  { domain: 'gtbuy.com', name: 'GTBuy' },
  { domain: 'hagobuy.com', name: 'HagoBuy' },
  { domain: 'hegobuy.com', name: 'HegoBuy' },
  { domain: 'hipobuy.com', name: 'HipoBuy', codes: FROM_ZERO },
  { domain: 'hoobuy.com', name: 'HooBuy', codes: FROM_ZERO },
  { domain: 'hubbuycn.com', name: 'HubbuyCN' },
  { domain: 'itaobuy.com', name: 'iTaoBuy' },
  { domain: 'joyabuy.com', name: 'JoyaBuy' },
  { domain: 'joyagoo.com', name: 'JoyaGoo' },
  { domain: 'kakobuy.com', name: 'KakoBuy' },
  {
    domain: 'kameymall.com',
    name: 'KameyMall',
    codes: { '1': 'Taobao', '4': 'Alibaba', '7': 'none' },
  },
  { domain: 'litbuy.com', name: 'LitBuy', codes: FROM_ZERO },
  { domain: 'loongbuy.com', name: 'LoongBuy', codes: FROM_ZERO },
  { domain: 'lovegobuy.com', name: 'LoveGoBuy' },
  { domain: 'mulebuy.com', name: 'MuleBuy' },
  { domain: 'oopbuy.com', name: 'OOPBuy', codes: FROM_ZERO },
  { domain: 'orientdig.com', name: 'OrientDig' },
  { domain: 'pandabuy.com', name: 'PandaBuy' },
  { domain: 'panglobalbuy.com', name: 'PanGlobalBuy', codes: TAOBAO_FIRST },
  { domain: 'ponybuy.com', name: 'PonyBuy' },
  { domain: 'sifubuy.com', name: 'SifuBuy', codes: ALIBABA_FIRST },
  { domain: 'sinabuy.com', name: 'SinaBuy', codes: FROM_ZERO },
  { domain: 'sugargoo.com', name: 'Sugargoo' },
  { domain: 'superbuy.com', name: 'Superbuy' },
  { domain: 'usfans.com', name: 'USFans', codes: TAOBAO_FIRST },
  { domain: 'wegobuy.com', name: 'Wegobuy' },
];

/** The names that agents give to marketplaces, in lower case, letters and digits only. */
const NAMES: Codes = {
  taobao: 'Taobao',
  tb: 'Taobao',
  tmall: 'Tmall',
  tm: 'Tmall',
  '1688': 'Alibaba',
  ali: 'Alibaba',
  ali1688: 'Alibaba',
  alibaba: 'Alibaba',
  al: 'Alibaba',
  jd: 'JD',
  jingdong: 'JD',
  yiwugo: 'Yiwugou',
  dewu: 'Poizon',
  weidian: 'none',
  wd: 'none',
  micro: 'none',
  yupoo: 'none',
  xianyu: 'none',
  goofish: 'none',
};

/** Names of query parameters that hold a whole URL, as `foldedQuery` folds them. */
const URL_KEYS = [
  'url',
  'link',
  'productlink',
  'producturl',
  'goodsurl',
  'goodslink',
  'itemurl',
  'itemlink',
  'sourceurl',
  'sourcelink',
  'originurl',
  'originalurl',
  'targeturl',
  'href',
  'key',
  'keyword',
  'keywords',
  'search',
  'q',
];
const PLATFORM_KEYS = [
  'platform',
  'shoptype',
  'source',
  'channel',
  'type',
  'mall',
  'site',
  'website',
  'market',
  'marketplace',
];
const ID_KEYS = [
  'id',
  'itemid',
  'goodsid',
  'productid',
  'offerid',
  'numiid',
  'taobaoid',
  'pid',
  'gid',
  'spuid',
  'keyword',
];

export const isAgentHost = (host: string): boolean =>
  AGENTS.some(({ domain }) => isWithin(host, domain));

/**
 * Extracts the marketplace URL from a link of another shopping agent; undefined for other hosts. The URL
 * is untrusted: parse it like pasted text.
 */
export function unwrapAgentLink(url: URL): AgentLink | undefined {
  const agent = AGENTS.find(({ domain }) => isWithin(url.hostname, domain));
  if (!agent) return undefined;
  const parts = partsOf(url);
  const marketplaceUrl =
    firstOf(parts, ({ query }) => wrappedUrl(query)) ??
    firstOf(parts, ({ query }) => urlFromQuery(query, agent)) ??
    firstOf(parts, ({ path }) => urlFromPath(path, agent));
  return { agent: agent.name, url: marketplaceUrl };
}

type LinkPart = { path: string; query: ReadonlyMap<string, string> };

/** The parts of a link that may hold data: its path and query, and those of a route after `#`. */
function partsOf({ pathname, search, hash }: URL): LinkPart[] {
  const route = hash.slice(1);
  const at = route.indexOf('?');
  return [
    { path: pathname, query: foldedQuery(search) },
    // `/taobaoID=123&inviter=me`: a query in place of the path.
    { path: '', query: foldedQuery(pathname.slice(1)) },
    at < 0
      ? { path: route, query: foldedQuery('') }
      : { path: route.slice(0, at), query: foldedQuery(route.slice(at)) },
  ];
}

function firstOf<T>(parts: readonly LinkPart[], find: (part: LinkPart) => T | undefined) {
  for (const part of parts) {
    const found = find(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wrappedUrl(query: LinkPart['query']): string | undefined {
  for (const key of URL_KEYS) {
    const url = plainUrl(query.get(key));
    if (url) return url;
  }
  return undefined;
}

const FULL_URL = /^(?:https?:)?\/\//i;
const HOST_AND_PATH = /^(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,10}\//i;
const BASE64 = /^[\w+/-]{16,2000}={0,2}$/;

/**
 * The URL that a parameter contains: plain, without its protocol, percent-encoded up to twice, or in
 * base64. Undefined for anything else.
 */
function plainUrl(value: string | undefined, tries = 3): string | undefined {
  if (!value || tries === 0) return undefined;
  const text = value.trim();
  if (FULL_URL.test(text)) return text.replace(/^\/\//, 'https://');
  if (HOST_AND_PATH.test(text)) return `https://${text}`;
  try {
    if (text.includes('%')) return plainUrl(decodeURIComponent(text), tries - 1);
    if (BASE64.test(text)) {
      return plainUrl(atob(text.replaceAll('-', '+').replaceAll('_', '/')), tries - 1);
    }
  } catch {
    // Neither percent-encoded nor base64.
  }
  return undefined;
}

function marketplaceOf(name: string | undefined, { codes }: Agent): Marketplace | undefined {
  const plainName = name?.toLowerCase().replaceAll(/[^a-z\d]/g, '') ?? '';
  const table = codes && Object.hasOwn(codes, plainName) ? codes : NAMES;
  return Object.hasOwn(table, plainName) ? table[plainName] : undefined;
}

const productUrlOf = (marketplace: Marketplace | undefined, id: string | undefined) =>
  marketplace && marketplace !== 'none' && id ? productAt(marketplace, id) : undefined;

/** `?platform=TAOBAO&id=123`, `?taobaoID=123`. */
function urlFromQuery(query: LinkPart['query'], agent: Agent): string | undefined {
  const taobao = idOf(query.get('taobaoid'));
  if (taobao) return productUrlOf('Taobao', taobao);
  for (const key of PLATFORM_KEYS) {
    const marketplace = marketplaceOf(query.get(key), agent);
    if (!marketplace) continue;
    const id = ID_KEYS.map((name) => idOf(query.get(name))).find(Boolean);
    return productUrlOf(marketplace, id);
  }
  return undefined;
}

/** `/product/1/123`, `/products/agent/taobao/123.html`, `/item-1688-123.html`, `/item-123.html`. */
function urlFromPath(path: string, agent: Agent): string | undefined {
  const parts = path.split(/[/-]/, 40).filter(Boolean);
  const at = parts.findIndex((part) => /^\d{5,20}(?:\.html?)?$/.test(part));
  const id = at > 0 ? parts[at]?.replace(/\.html?$/, '') : undefined;
  const before = parts[at - 1];
  const marketplace = before === 'item' ? 'Taobao' : marketplaceOf(before, agent);
  return productUrlOf(marketplace, id);
}
