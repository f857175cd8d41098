import type { Config } from '../../platform/config.ts';
import type { Storefront } from '../../platform/platform.ts';
import type { ProductSource, SourceId } from '../source.ts';
import { ALIBABA_PAGE, alibabaSource } from './alibaba.ts';
import { createAlibabaCall } from './alibaba-gateway.ts';
import { ALIBABA } from './alibaba-product.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createAsker } from './ask.ts';
import { createBreaker } from './breaker.ts';

import { POIZON_PAGE, poizonSource } from './poizon.ts';
import { createPoizonCall } from './poizon-gateway.ts';
import { POIZON } from './poizon-product.ts';
import { TAOBAO_PAGE, taobaoSource } from './taobao.ts';
import { createTaobaoCall } from './taobao-gateway.ts';
import { TAOBAO } from './taobao-product.ts';
import type { AppSettings } from './tokens.ts';

/** A configured marketplace, and the most hits that it returns per page. */
export type Marketplace = { source: ProductSource; maxPerPage: number };
export type Marketplaces = ReadonlyMap<SourceId, Marketplace>;

/** Limits of a marketplace's answer cache, in each process. */
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 8 * 2 ** 20;

type Deployment = Pick<Storefront, 'config' | 'keys' | 'log'>;

const opened = new WeakMap<Config, Marketplaces>();

/**
 * The marketplaces that the deployment has keys for. All tenants share a marketplace's cache and
 * circuit breaker.
 */
export function openMarketplaces(deployment: Deployment): Marketplaces {
  const { config } = deployment;
  const known = opened.get(config);
  if (known) return known;
  const marketplaces = new Map(
    [alibaba(deployment), taobao(deployment), poizon(deployment)]
      .filter((one) => one !== undefined)
      .map((one) => [one.source.id, one] as const),
  );
  opened.set(config, marketplaces);
  return marketplaces;
}

function createParts(source: SourceId, { config, keys, log }: Deployment) {
  const timeoutMs = config.MARKETPLACE_TIMEOUT_MS;
  const breaker = createBreaker(timeoutMs);
  return {
    ask: createAsker({ source, breaker, timeoutMs, log }),
    parts: {
      keys,
      log,
      // A product takes two requests in a row: its detail, then its freight.
      answers: createAnswerCache({
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
  const { ask, parts } = createParts(ALIBABA, deployment);
  const call = createAlibabaCall(app, ask);
  const warehouse = warehouseCodes(config.ALIBABA_WAREHOUSE);
  return { source: alibabaSource({ ...parts, call, warehouse }), maxPerPage: ALIBABA_PAGE };
}

function taobao(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const app = appOf(config, 'TAOBAO');
  if (!app) return undefined;
  const { ask, parts } = createParts(TAOBAO, deployment);
  const call = createTaobaoCall(app, ask);
  const warehouse = warehouseCodes(config.TAOBAO_WAREHOUSE);
  return { source: taobaoSource({ ...parts, call, warehouse }), maxPerPage: TAOBAO_PAGE };
}

function poizon(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const {
    POIZON_APP_KEY: appKey,
    POIZON_APP_SECRET: appSecret,
    POIZON_ACCESS_TOKEN: accessToken,
  } = config;
  if (!appKey || !appSecret || !accessToken) return undefined;
  const { ask, parts } = createParts(POIZON, deployment);
  const { POIZON_GATEWAY: gateway, POIZON_SIGN_EMPTY: signEmpty } = config;
  const call = createPoizonCall({ gateway, appKey, appSecret, accessToken, signEmpty }, ask);
  return { source: poizonSource({ ...parts, call }), maxPerPage: POIZON_PAGE };
}

function warehouseCodes(setting: string): readonly [string, string, string] {
  const [province = '', city = '', district = ''] = setting.split(',');
  return [province, city, district];
}
