import { noteSigns } from '../../db/health-signs.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Storefront } from '../../platform/platform.ts';
import type { ProductSource, SourceId } from '../source.ts';
import { ALIBABA_MAX_PAGE_SIZE, alibabaSource } from './alibaba.ts';
import { createAlibabaCall } from './alibaba-gateway.ts';
import { ALIBABA } from './alibaba-product.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createBreaker } from './breaker.ts';
import { POIZON_MAX_PAGE_SIZE, poizonSource } from './poizon.ts';
import { createPoizonCall } from './poizon-gateway.ts';
import { POIZON } from './poizon-product.ts';
import { createCallSender } from './send-call.ts';
import { TAOBAO_MAX_PAGE_SIZE, taobaoSource } from './taobao.ts';
import { createTaobaoCall } from './taobao-gateway.ts';
import { TAOBAO } from './taobao-product.ts';
import type { AppSettings } from './tokens.ts';

/** A configured marketplace, and how many hits it returns per page. */
export type Marketplace = { source: ProductSource; maxPerPage: number };
export type Marketplaces = ReadonlyMap<SourceId, Marketplace>;

/** Limits of a marketplace's answer cache, in each process. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 8 * 2 ** 20;

/** `database` is where it is noted how the marketplaces do. */
type Deployment = Pick<Storefront, 'config' | 'keys' | 'log'> & { database?: Database };

const opened = new WeakMap<Config, Marketplaces>();

/**
 * The marketplaces that the deployment has keys for. All tenants share a marketplace's cache and
 * circuit breaker.
 */
export function openMarketplaces(deployment: Deployment): Marketplaces {
  const { config } = deployment;
  const openedBefore = opened.get(config);
  if (openedBefore) return openedBefore;
  const marketplaces = new Map(
    [alibaba(deployment), taobao(deployment), poizon(deployment)]
      .filter((marketplace) => marketplace !== undefined)
      .map((marketplace) => [marketplace.source.id, marketplace] as const),
  );
  opened.set(config, marketplaces);
  return marketplaces;
}

/** What the sources of all marketplaces need: the cache, keys and log, and how to send a call. */
function createParts(source: SourceId, { config, keys, log, database }: Deployment) {
  const timeoutMs = config.MARKETPLACE_TIMEOUT_MS;
  const breaker = createBreaker(timeoutMs);
  return {
    send: createCallSender({
      source,
      breaker,
      timeoutMs,
      log,
      ...(database && {
        note: (sign) =>
          noteSigns(database, { [`marketplace:${source}`]: { ...sign, at: Date.now() } }),
      }),
    }),
    parts: {
      keys,
      log,
      // A product takes two requests in a row: its detail, then its freight.
      answers: createAnswerCache({
        name: `marketplace: ${source}`,
        maxEntries: MAX_ENTRIES,
        maxBytes: MAX_BYTES,
        maxWaitMs: 2 * timeoutMs,
      }),
    },
  };
}

/** The configured app at 1688 or Taobao; undefined if there is none. */
function appOf(config: Config, name: 'ALIBABA' | 'TAOBAO'): AppSettings | undefined {
  const appKey = config[`${name}_APP_KEY`];
  const appSecret = config[`${name}_APP_SECRET`];
  if (!appKey || !appSecret) return undefined;
  return {
    gateway: config[`${name}_GATEWAY`],
    appKey,
    appSecret,
    accessToken: config[`${name}_ACCESS_TOKEN`],
    refreshToken: config[`${name}_REFRESH_TOKEN`],
  };
}

function alibaba(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const app = appOf(config, 'ALIBABA');
  if (!app) return undefined;
  const { send, parts } = createParts(ALIBABA, deployment);
  const call = createAlibabaCall(app, send);
  const warehouse = warehouseCodes(config.ALIBABA_WAREHOUSE);
  return {
    source: alibabaSource({ ...parts, call, warehouse }),
    maxPerPage: ALIBABA_MAX_PAGE_SIZE,
  };
}

function taobao(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const app = appOf(config, 'TAOBAO');
  if (!app) return undefined;
  const { send, parts } = createParts(TAOBAO, deployment);
  const call = createTaobaoCall(app, send);
  const warehouse = warehouseCodes(config.TAOBAO_WAREHOUSE);
  return { source: taobaoSource({ ...parts, call, warehouse }), maxPerPage: TAOBAO_MAX_PAGE_SIZE };
}

function poizon(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const {
    POIZON_APP_KEY: appKey,
    POIZON_APP_SECRET: appSecret,
    POIZON_ACCESS_TOKEN: accessToken,
  } = config;
  if (!appKey || !appSecret || !accessToken) return undefined;
  const { send, parts } = createParts(POIZON, deployment);
  const { POIZON_GATEWAY: gateway, POIZON_SIGN_EMPTY: signEmpty } = config;
  const call = createPoizonCall({ gateway, appKey, appSecret, accessToken, signEmpty }, send);
  return { source: poizonSource({ ...parts, call }), maxPerPage: POIZON_MAX_PAGE_SIZE };
}

/** The province, city and district in a setting, which separates them by commas. */
function warehouseCodes(setting: string): readonly [string, string, string] {
  const [province = '', city = '', district = ''] = setting.split(',');
  return [province, city, district];
}
