import { readConfig } from '../src/server/platform/config.ts';

/** What a Worker is told of its environment, where it is set. */
const PASSED = [
  'API_UPSTREAM',
  'API_TIMEOUT_MS',
  'STOREFRONT_TOKEN',
  'OPERATOR_TOKEN',
  'TENANT_ID',
  'TRUST_PROXY',
  'PAGE_CACHE_MB',
  'PAGE_PATIENCE_MS',
  'LOG_LEVEL',
  'MAIL_HTTP_URL',
  'MAIL_HTTP_TOKEN',
  'FULFILMENT',
  'FULFILMENT_SPEED',
  'LINK_RELAY_URL',
  'RATES_URL',
  'RATES_MARGIN_BP',
  'OSS_ACCESS_KEY_ID',
  'OSS_ACCESS_KEY_SECRET',
  'OSS_BUCKET_HOST',
  'OSS_CDN_URL',
  'PREVIEW_DOMAIN',
  'WIDGET_DOMAIN',
  'ANALYTICS_URL',
  'ALIBABA_APP_KEY',
  'ALIBABA_APP_SECRET',
  'ALIBABA_ACCESS_TOKEN',
  'ALIBABA_REFRESH_TOKEN',
  'ALIBABA_GATEWAY',
  'ALIBABA_WAREHOUSE',
  'TAOBAO_APP_KEY',
  'TAOBAO_APP_SECRET',
  'TAOBAO_ACCESS_TOKEN',
  'TAOBAO_REFRESH_TOKEN',
  'TAOBAO_GATEWAY',
  'TAOBAO_WAREHOUSE',
  'POIZON_APP_KEY',
  'POIZON_APP_SECRET',
  'POIZON_ACCESS_TOKEN',
  'POIZON_GATEWAY',
  'POIZON_SIGN_EMPTY',
  'MARKETPLACE_TIMEOUT_MS',
];

type Variables = Record<string, string> & { SECRETS: string };

/** The variables of a Worker that runs on this machine, from those of a process. */
export function workerVariables(environment: NodeJS.ProcessEnv): Variables {
  const config = readConfig(environment);
  const told = PASSED.flatMap((name) => {
    const value = environment[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    SECRETS: config.SECRETS ?? 'k1:local-development-only-secret-of-the-workers-build',
    DEMO: String(config.DEMO),
    NODE_ENV: config.NODE_ENV,
    PUBLIC_ORIGIN: config.PUBLIC_ORIGIN,
    ...Object.fromEntries(told),
  };
}
