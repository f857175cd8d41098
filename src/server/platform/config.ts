import * as v from 'valibot';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { TOKEN, type Upstream, upstreams } from './upstreams.ts';

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0', 'on', 'off']),
  v.transform((value) => value === 'true' || value === '1' || value === 'on'),
);
/** Zero or more, of so many digits at most. */
const wholeNumber = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));
const url = v.pipe(v.string(), v.url());
/** Where an API lives: paths are put behind it. */
const gateway = v.pipe(
  url,
  v.regex(/^https?:\/\/[^?#]+$/),
  v.transform((address) => address.replace(/\/+$/, '')),
);

/** Every environment variable that the server reads, in one place. */
const variables = v.object({
  /** `production` turns demo mode off by default. */
  NODE_ENV: v.optional(v.string(), 'development'),
  /** Port of the Node server. */
  PORT: v.optional(v.pipe(wholeNumber(5), v.maxValue(65535)), '3000'),
  /** Address to listen on (Node); every one of the machine by default. */
  HOST: v.optional(v.string()),
  /** Processes that share the port (Node); as many as there are cores by default. */
  WORKERS: v.optional(v.pipe(wholeNumber(3), v.minValue(1), v.maxValue(256))),
  /** Memory of each process for rendered pages, in MiB; 0 keeps none. */
  PAGE_CACHE_MB: v.optional(wholeNumber(5), '64'),
  /** How long a page waits for what it shows before it goes out with the places of what is not there yet, in milliseconds. */
  PAGE_PATIENCE_MS: v.optional(wholeNumber(5), '300'),
  /** Folder of the database file and of the secrets made on first start (Node). */
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
  /** libSQL address; a file below DATA_DIR by default (Node). */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^(file|libsql|https?|wss?):/))),
  DATABASE_TOKEN: v.optional(v.string()),
  /** Master secrets, comma separated, the current one first; made on first start where it is missing (Node). */
  SECRETS: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Serves this tenant whatever the host. */
  TENANT_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  /** Backends elsewhere that answer the calls: one for every host, or one for the host of a tenant. */
  API_UPSTREAM: v.optional(upstreams),
  /** How long an upstream may take to answer, in milliseconds. */
  API_TIMEOUT_MS: v.optional(v.pipe(wholeNumber(6), v.minValue(1)), String(TIMEOUT_MS)),
  /** By which a storefront shows that it is one: what it says of tenant and visitor is believed. */
  STOREFRONT_TOKEN: v.optional(v.pipe(v.string(), v.regex(TOKEN))),
  /** Demo mode: seeded shopper, instant top-up channel, mailbox page. On outside production. */
  DEMO: v.optional(flag),
  /** Bearer token of `/api/ops`; without it these calls answer 401. */
  OPERATOR_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  /** `true` behind a proxy that sets X-Forwarded-Host, -Proto and -For itself. */
  TRUST_PROXY: v.optional(flag, 'false'),
  MAIL_FROM: v.optional(v.string(), 'no-reply@sampan.test'),
  /** `smtp://user:password@host:port` (Node). */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  /** Address that takes mail as JSON, with its bearer token (Workers and Node). */
  MAIL_HTTP_URL: v.optional(url),
  MAIL_HTTP_TOKEN: v.optional(v.string()),
  /** Where mails lead, `{host}` being the tenant's: `https://{host}`; this machine in demo mode. */
  PUBLIC_ORIGIN: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/))),
  /** Each tenant also answers at `<its id>.<this domain>`, to be seen before its own hosts lead here; `localhost` in demo mode. */
  PREVIEW_DOMAIN: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d.-]+$/))),
  /** Who fulfils orders: a `simulated` staff, or people by `/api/ops`. Simulated in demo mode. */
  FULFILMENT: v.optional(v.picklist(['simulated', 'manual'])),
  /** How many times faster than usual the simulated staff works. */
  FULFILMENT_SPEED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}(\.\d{1,3})?$/),
      v.transform(Number),
      v.minValue(0.1),
      v.maxValue(1000),
    ),
    '1',
  ),
  /** Exchange rates as open.er-api.com answers them for CNY; without it they stay as they are. */
  RATES_URL: v.optional(url),
  /** Basis points that are added to each rate. */
  RATES_MARGIN_BP: v.optional(v.pipe(wholeNumber(4), v.maxValue(5000)), '0'),
  /** An Aliyun OSS bucket for uploads, `https://<bucket>.<endpoint>`, with its key and the prefix it is read under: all four, or none for the embedded bucket; beside an upstream also its host alone, to which pages may then post. */
  OSS_ACCESS_KEY_ID: v.optional(v.string()),
  OSS_ACCESS_KEY_SECRET: v.optional(v.string()),
  OSS_BUCKET_HOST: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9][a-z0-9.-]+$/))),
  OSS_CDN_URL: v.optional(url),
  /** An own service that asks short links' hosts in our place, where they can't be reached from here: `GET <this><encoded address>` is answered as the host would, with its status, Location and body. */
  LINK_RELAY_URL: v.optional(url),
  /** The support chat and the counter of each tenant live at `<its id>.<this domain>`, an origin with nothing of the shop. Best a domain that no shop is under. */
  WIDGET_DOMAIN: v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d.-]+$/))),
  /** What takes the page views of tenants with a Google Analytics id. */
  ANALYTICS_URL: v.optional(url, 'https://www.google-analytics.com/g/collect'),
  /** The app at 1688's cross-border open platform; with a refresh token the access token is renewed, or need not be there. */
  ALIBABA_APP_KEY: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
  ALIBABA_APP_SECRET: v.optional(v.string()),
  ALIBABA_ACCESS_TOKEN: v.optional(v.string()),
  ALIBABA_REFRESH_TOKEN: v.optional(v.string()),
  ALIBABA_GATEWAY: v.optional(gateway, 'https://gw.open.1688.com/openapi'),
  /** Where freight inside China goes: the codes of the warehouse's province, city and district. */
  ALIBABA_WAREHOUSE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{6},\d{6},\d{6}$/)),
    '440000,440100,440111',
  ),
  /** The app at Taobao's global open platform. */
  TAOBAO_APP_KEY: v.optional(v.string()),
  TAOBAO_APP_SECRET: v.optional(v.string()),
  TAOBAO_ACCESS_TOKEN: v.optional(v.string()),
  TAOBAO_REFRESH_TOKEN: v.optional(v.string()),
  TAOBAO_GATEWAY: v.optional(gateway, 'https://api.taobao.global/rest'),
  /** The same place as its words: province, city, district. */
  TAOBAO_WAREHOUSE: v.optional(
    v.pipe(v.string(), v.regex(/^[^,]+,[^,]+,[^,]+$/)),
    '广东省,广州市,白云区',
  ),
  /** The app at Poizon's distribution platform. */
  POIZON_APP_KEY: v.optional(v.string()),
  POIZON_APP_SECRET: v.optional(v.string()),
  POIZON_ACCESS_TOKEN: v.optional(v.string()),
  POIZON_GATEWAY: v.optional(gateway, 'https://distopen.poizon.com/open/api/v1'),
  /** Whether empty values are signed, of which Poizon's documents say this and that. */
  POIZON_SIGN_EMPTY: v.optional(flag, 'false'),
  /** How long a marketplace may take to answer, in milliseconds. */
  MARKETPLACE_TIMEOUT_MS: v.optional(v.pipe(wholeNumber(5), v.minValue(1)), '8000'),
  LOG_LEVEL: v.optional(v.picklist(['info', 'error', 'silent']), 'info'),
});

/** Variables that mean something only together; of several in one place any will do. */
const TOGETHER = [
  {
    name: 'OSS',
    all: ['OSS_ACCESS_KEY_ID', 'OSS_ACCESS_KEY_SECRET', 'OSS_BUCKET_HOST', 'OSS_CDN_URL'],
  },
  {
    name: 'ALIBABA',
    all: ['ALIBABA_APP_KEY', 'ALIBABA_APP_SECRET', 'ALIBABA_ACCESS_TOKEN|ALIBABA_REFRESH_TOKEN'],
  },
  {
    name: 'TAOBAO',
    all: ['TAOBAO_APP_KEY', 'TAOBAO_APP_SECRET', 'TAOBAO_ACCESS_TOKEN|TAOBAO_REFRESH_TOKEN'],
  },
  { name: 'POIZON', all: ['POIZON_APP_KEY', 'POIZON_APP_SECRET', 'POIZON_ACCESS_TOKEN'] },
] as const;

type Variables = v.InferOutput<typeof variables>;
export type Config = Omit<Variables, 'API_UPSTREAM' | 'DEMO' | 'FULFILMENT' | 'PUBLIC_ORIGIN'> & {
  API_UPSTREAM: Upstream[];
  DEMO: boolean;
  FULFILMENT: 'simulated' | 'manual';
  PUBLIC_ORIGIN: string;
};

/** Reads and checks the environment. Throws an error that names each wrong variable. */
export function readConfig(environment: Record<string, unknown>): Config {
  const known = Object.fromEntries(
    Object.keys(variables.entries)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  const result = v.safeParse(variables, known);
  const problems = [
    ...(result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...missingBeside(known),
  ];
  const { output, success } = result;
  const DEMO = success && (output.DEMO ?? output.NODE_ENV !== 'production');
  if (success && output.FULFILMENT === 'simulated' && !DEMO) {
    problems.push('FULFILMENT: a simulated staff credits every top-up, so it needs DEMO');
  }
  if (!success || problems.length > 0) {
    throw new Error(`The configuration is wrong.\n  ${problems.join('\n  ')}`);
  }
  return {
    ...output,
    API_UPSTREAM: output.API_UPSTREAM ?? [],
    DEMO,
    FULFILMENT: output.FULFILMENT ?? (DEMO ? 'simulated' : 'manual'),
    ...(DEMO && !output.PREVIEW_DOMAIN ? { PREVIEW_DOMAIN: 'localhost' } : {}),
    PUBLIC_ORIGIN:
      output.PUBLIC_ORIGIN ?? (DEMO ? `http://{host}:${output.PORT}` : 'https://{host}'),
  };
}

function missingBeside(known: Record<string, unknown>): string[] {
  return TOGETHER.flatMap(({ name, all }) => {
    const isThere = (variable: string) => variable.split('|').some((one) => one in known);
    const missing = all.filter((variable) => !isThere(variable));
    if (missing.length === all.length) return [];
    const onlyHost = missing.length === all.length - 1 && isThere('OSS_BUCKET_HOST');
    if (name === 'OSS' && onlyHost && 'API_UPSTREAM' in known) return [];
    return missing.map(
      (variable) => `${variable.replace('|', ' or ')}: missing beside the other ${name} variables`,
    );
  });
}
