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

/** A marketplace that can be asked, and how many hits it answers at most at once. */
export type Marketplace = { source: ProductSource; mostPerPage: number };
export type Marketplaces = ReadonlyMap<SourceId, Marketplace>;

/** Bounds of the answers cached of a marketplace, for each process. */
const MOST_ENTRIES = 2_000;
const MOST_BYTES = 8 * 2 ** 20;

type Deployment = Pick<Storefront, 'config' | 'keys' | 'log'>;

const opened = new WeakMap<Config, Marketplaces>();

/** The marketplaces whose keys the deployment has: one cache and one breaker each, for all tenants. */
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

function equipment(source: SourceId, { config, keys, log }: Deployment) {
  const timeoutMs = config.MARKETPLACE_TIMEOUT_MS;
  const breaker = createBreaker(timeoutMs);
  return {
    ask: createAsker({ source, breaker, timeoutMs, log }),
    parts: {
      keys,
      log,
      // A product is told by its detail and its freight, one after the other.
      answers: createAnswerCache({
        entries: MOST_ENTRIES,
        bytes: MOST_BYTES,
        patienceMs: 2 * timeoutMs,
      }),
    },
  };
}

/** The app that the configuration names at a marketplace of Alibaba's; undefined where it names none. */
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
  const { ask, parts } = equipment(ALIBABA, deployment);
  const call = createAlibabaCall(app, ask);
  const warehouse = placeOf(config.ALIBABA_WAREHOUSE);
  return { source: alibabaSource({ ...parts, call, warehouse }), mostPerPage: ALIBABA_PAGE };
}

function taobao(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const app = appOf(config, 'TAOBAO');
  if (!app) return undefined;
  const { ask, parts } = equipment(TAOBAO, deployment);
  const call = createTaobaoCall(app, ask);
  const warehouse = placeOf(config.TAOBAO_WAREHOUSE);
  return { source: taobaoSource({ ...parts, call, warehouse }), mostPerPage: TAOBAO_PAGE };
}

function poizon(deployment: Deployment): Marketplace | undefined {
  const { config } = deployment;
  const {
    POIZON_APP_KEY: appKey,
    POIZON_APP_SECRET: appSecret,
    POIZON_ACCESS_TOKEN: accessToken,
  } = config;
  if (!appKey || !appSecret || !accessToken) return undefined;
  const { ask, parts } = equipment(POIZON, deployment);
  const { POIZON_GATEWAY: gateway, POIZON_SIGN_EMPTY: signEmpty } = config;
  const call = createPoizonCall({ gateway, appKey, appSecret, accessToken, signEmpty }, ask);
  return { source: poizonSource({ ...parts, call }), mostPerPage: POIZON_PAGE };
}

function placeOf(written: string): readonly [string, string, string] {
  const [province = '', city = '', district = ''] = written.split(',');
  return [province, city, district];
}
