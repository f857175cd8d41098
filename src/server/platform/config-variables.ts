import * as v from 'valibot';
import { TIMEOUT_MS } from '../../contract/timeout.ts';
import { MARKETPLACE_VARIABLES } from './config-marketplaces.ts';
import { PAYMENT_VARIABLES } from './config-payments.ts';
import { RATE_VARIABLES } from './config-rates.ts';
import { flag, gateway, pictureHosts, url, wholeNumber } from './config-schemas.ts';
import { variable } from './config-variable.ts';
import { TOKEN, upstreams } from './upstreams.ts';

const NO_MAIL =
  'in demo mode mails stay in the mailbox; otherwise none is sent: calls that mail a code fail with `MAIL_FAILED`';
const onNode = { workers: false } as const;

/** Every environment variable that the server reads. `docs/configuration.md` has the same as a table. */
export const VARIABLES = {
  NODE_ENV: variable(
    v.optional(v.string(), 'development'),
    '`production` turns demo mode off by default. Nothing that is seeded, simulated or invented is then served.',
  ),
  PORT: variable(
    v.optional(v.pipe(wholeNumber(5), v.maxValue(65535)), '3000'),
    'Port of the server.',
    onNode,
  ),
  HOST: variable(v.optional(v.string()), 'Address to listen on.', {
    unset: 'every address of the machine',
    workers: false,
  }),
  WORKERS: variable(
    v.optional(v.pipe(wholeNumber(3), v.minValue(1), v.maxValue(256))),
    'Processes that share the port.',
    { unset: 'the number of cores', workers: false },
  ),
  DATA_DIR: variable(
    v.optional(v.pipe(v.string(), v.minLength(1)), 'data'),
    'Folder of the database file, of uploads and of the secrets made on the first start.',
    onNode,
  ),
  DATABASE_URL: variable(
    v.optional(v.pipe(v.string(), v.regex(/^(file|libsql|https?|wss?):/))),
    'URL of another libSQL database.',
    { unset: 'a file in `DATA_DIR`', workers: false },
  ),
  DATABASE_TOKEN: variable(v.optional(v.string()), 'Token of that database.', {
    unset: 'none',
    workers: false,
  }),
  SECRETS: variable(
    v.optional(v.pipe(v.string(), v.minLength(32))),
    'Master secrets, comma separated, the current one first; each of 32 characters or more.',
    {
      unset:
        'made on the first start, in `DATA_DIR/secrets.json`; required on Workers, and beside a `DATABASE_URL` that is no file',
    },
  ),
  TENANT_ID: variable(
    v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
    'Serves this tenant whatever the host.',
    { unset: 'the tenant of the host' },
  ),
  API_UPSTREAM: variable(
    v.optional(upstreams),
    'Backends elsewhere that answer the calls: `https://api.example.org` for every host, or `shop.example.org=https://…` for the host of a tenant; several separated by commas; `https://token@…` where a backend wants a token.',
    { unset: 'the embedded backend' },
  ),
  API_TIMEOUT_MS: variable(
    v.optional(v.pipe(wholeNumber(6), v.minValue(1)), String(TIMEOUT_MS)),
    'How long a backend elsewhere may take to answer, in milliseconds.',
  ),
  STOREFRONT_TOKEN: variable(
    v.optional(v.pipe(v.string(), v.regex(TOKEN))),
    'Storefronts that send this token may use this server as their backend, and name the tenant and the visitor of each call.',
    { unset: 'no storefront may' },
  ),
  DEMO: variable(
    v.optional(flag),
    'Demo mode: an empty database is filled with invented shops, goods and rates; a demo shopper, instant top-up, a mailbox page.',
    { unset: 'on unless `NODE_ENV=production`' },
  ),
  DESK_HOST: variable(
    v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d.-]+$/))),
    'Host of the desk, where the staff work. Shops have other hosts.',
    { unset: 'no desk; `desk.localhost` in demo mode' },
  ),
  OPERATOR_TOKEN: variable(
    v.optional(v.pipe(v.string(), v.minLength(32))),
    'Bearer token of `/api/ops`, 32 characters or more.',
    { unset: 'these calls are refused' },
  ),
  API_DOCS: variable(
    v.optional(v.picklist(['off', 'shop', 'all'])),
    'What `/api/docs` and `/api/openapi.json` describe to anybody: the calls of shoppers (`shop`), those of operators too (`all`), or nothing (`off`).',
    { unset: '`shop`; `all` in demo mode' },
  ),
  METRICS_TOKEN: variable(
    v.optional(v.pipe(v.string(), v.minLength(32))),
    'Bearer token of `/metrics`, 32 characters or more.',
    { unset: 'there is no such page' },
  ),
  TRUST_PROXY: variable(
    v.optional(flag, 'false'),
    '`true` behind a proxy that sets X-Forwarded-Host, -Proto and -For itself.',
  ),
  HSTS_PRELOAD: variable(
    v.optional(flag, 'false'),
    '`true` adds `preload` to Strict-Transport-Security. Only for a domain whose owner wants it, with every subdomain, in the list of https://hstspreload.org: it takes months to get out again.',
  ),
  SECURITY_CONTACT: variable(
    v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
    'Where weaknesses are reported, for `/.well-known/security.txt`: `mailto:…` or `https://…`.',
    { unset: "the tenant's service e-mail" },
  ),
  PUSH_SERVICES: variable(
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+(,https?:\/\/[\w.:-]+)*$/))),
    'Origins of further push services to which browsers may subscribe, comma separated.',
    { unset: 'those of the usual browsers' },
  ),
  SIGN_IN_PROVIDERS: variable(
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:-]+(,https?:\/\/[\w.:-]+)*$/))),
    "Origins of sign-in providers in one's own network, comma separated. All others must be on the public internet, with https.",
    { unset: 'none' },
  ),
  AUDIT_MAIL_TO: variable(
    v.optional(v.pipe(v.string(), v.email())),
    'To whom the checkpoints of the audit are mailed each night, so that they are kept outside of this machine.',
    { unset: 'they are only in the log' },
  ),
  MAIL_FROM: variable(
    v.optional(v.pipe(v.string(), v.email())),
    'Sender of mails, unless a tenant has one of its own (`mailFrom`).',
    { unset: '`no-reply@sampan.test` in demo mode; otherwise required beside a mail transport' },
  ),
  SMTP_URL: variable(
    v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
    'Mail server: `smtp://user:password@host:port`.',
    { unset: NO_MAIL, workers: false },
  ),
  MAIL_HTTP_URL: variable(v.optional(url), 'URL of a provider that takes mail as JSON.', {
    unset: NO_MAIL,
  }),
  MAIL_HTTP_TOKEN: variable(v.optional(v.string()), 'Bearer token of that provider.', {
    unset: 'none',
  }),
  PUBLIC_ORIGIN: variable(
    v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^/\s]+$/))),
    "Where mails and canonical URLs lead; `{host}` stands for the tenant's host.",
    { unset: '`https://{host}`; this machine in demo mode' },
  ),
  PREVIEW_DOMAIN: variable(
    v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d.-]+$/))),
    'Each tenant also answers at `<its id>.<this domain>`, to be seen before its own hosts lead here.',
    { unset: 'none; `localhost` in demo mode' },
  ),
  FULFILMENT: variable(
    v.optional(v.picklist(['simulated', 'manual'])),
    'Who fulfils orders: `simulated` staff, or people through `/api/ops` (`manual`).',
    { unset: '`manual`; `simulated` in demo mode' },
  ),
  FULFILMENT_SPEED: variable(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,4}(\.\d{1,3})?$/),
        v.transform(Number),
        v.minValue(0.1),
        v.maxValue(1000),
      ),
      '1',
    ),
    'How many times faster than usual the simulated staff works, 0.1 to 1000.',
  ),
  ...RATE_VARIABLES,
  OSS_ACCESS_KEY_ID: variable(
    v.optional(v.string()),
    'Key of an Aliyun OSS bucket for uploads. The four `OSS_` variables are set together.',
    { unset: 'the disk below `DATA_DIR`; R2 on Workers' },
  ),
  OSS_ACCESS_KEY_SECRET: variable(v.optional(v.string()), 'Its secret.', { unset: 'none' }),
  OSS_BUCKET_HOST: variable(
    v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9][a-z0-9.-]+$/))),
    'Its URL, `https://<bucket>.<endpoint>`. With `API_UPSTREAM` it may be set without the other three: pages may then post directly to that bucket of the backend.',
    { unset: 'none' },
  ),
  OSS_CDN_URL: variable(v.optional(url), 'Prefix under which its files are read.', {
    unset: 'none',
  }),
  S3_BUCKET_URL: variable(
    v.optional(gateway),
    'URL of a bucket for uploads that speaks S3, with its name: `https://<bucket>.<endpoint>` or `https://<endpoint>/<bucket>`. Set together with its key and secret. See [deploying.md](deploying.md).',
    { unset: 'the disk below `DATA_DIR`; R2 on Workers' },
  ),
  S3_ACCESS_KEY_ID: variable(v.optional(v.string()), 'Key of that bucket.', { unset: 'none' }),
  S3_SECRET_ACCESS_KEY: variable(v.optional(v.string()), 'Its secret.', { unset: 'none' }),
  S3_REGION: variable(v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]+$/))), 'Its region.', {
    unset: 'as its URL says, for Amazon, R2 and Backblaze; otherwise `us-east-1`',
  }),
  PICTURE_HOSTS: variable(
    v.optional(pictureHosts),
    "Hosts from which pages may show pictures, beside this shop's: `https://img.example.org` or `https://*.alicdn.com`, several separated by commas. Imported goods need it if their pictures are elsewhere.",
    { unset: 'only those of the marketplaces whose keys are set' },
  ),
  LINK_RELAY_URL: variable(
    v.optional(url),
    "Your service that requests short links whose hosts can't be reached from here: it answers `GET <this><encoded URL>` with the host's status, Location and body.",
    { unset: 'the hosts are requested directly' },
  ),
  WIDGET_DOMAIN: variable(
    v.optional(v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z\d.-]+$/))),
    "The scripts of each tenant's support chat and visit counter run at `<its id>.<this domain>`, isolated from the shop's origin. Use a domain that no shop's host is a subdomain of.",
    { unset: 'they run in an opaque origin, where some providers do not work' },
  ),
  ANALYTICS_URL: variable(
    v.optional(url, 'https://www.google-analytics.com/g/collect'),
    'Takes the page views of tenants with a Google Analytics id.',
  ),
  ...MARKETPLACE_VARIABLES,
  ...PAYMENT_VARIABLES,
  PAGE_CACHE_MB: variable(
    v.optional(wholeNumber(5), '64'),
    'Memory of each process for rendered public pages, in MiB; 0 keeps none.',
  ),
  PAGE_PATIENCE_MS: variable(
    v.optional(wholeNumber(5), '300'),
    'How long a page waits for its deferred parts before it is sent with skeletons, in milliseconds.',
  ),
  LOG_LEVEL: variable(
    v.optional(v.picklist(['info', 'error', 'silent']), 'info'),
    '`info`, `error` or `silent`.',
  ),
} as const;

type Schemas = { [N in keyof typeof VARIABLES]: (typeof VARIABLES)[N]['schema'] };

/** The schema of the environment. */
export const environmentSchema = v.object(
  Object.fromEntries(
    Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema]),
  ) as Schemas,
);
