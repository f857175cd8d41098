import { drizzle } from 'drizzle-orm/d1';
import { createTranslator } from '../../i18n/translator.ts';
import { argon2idPortable } from '../crypto/argon2-portable.ts';
import { deriveKeys } from '../crypto/keys.ts';
import { createPasswordHasher } from '../crypto/password.ts';
import { ossBucket } from './bucket-oss.ts';
import { s3Bucket } from './bucket-s3.ts';
import { ConfigError, readConfig } from './config.ts';
import { fetchLink, fetchLinkByRelay } from './fetch-link.ts';
import { countedLog, jsonLog } from './log.ts';
import { httpMail, noTransport } from './mail-http.ts';
import { createMetrics } from './metrics.ts';
import { missingSettings } from './missing-settings.ts';
import type { Database, Platform, Storefront } from './platform.ts';
import { publicFetch } from './public-fetch.ts';
import { createRevisions } from './revisions.ts';
import { hasUpstreamForAll } from './upstreams.ts';
import { type R2Binding, r2Bucket } from './workerd/bucket-r2.ts';
import { readDeskMessages, readMessages } from './workerd/locale-messages.ts';
import { retryingD1 } from './workerd/retrying-d1.ts';
import { type CacheApi, cachedPages } from './workerd/shared-pages.ts';

type Client = Parameters<typeof drizzle>[0];

type Bindings = Record<string, unknown> & {
  DB: Client & {
    withSession: (start: string) => Client & { getBookmark: () => string | null };
  };
  UPLOADS: R2Binding;
};

/** Drizzle's D1 driver differs from its libSQL driver only in the result of `run`, which no caller reads. */
const databaseOf = (client: Client): Database => drizzle(retryingD1(client)) as unknown as Database;

/** Keeps work alive after the response of the current request. */
async function readWaitUntil(): Promise<NonNullable<Platform['later']>> {
  const { waitUntil } = await import('cloudflare:workers');
  return waitUntil;
}

const platforms = new WeakMap<object, Promise<Storefront | Platform>>();

async function create(env: Bindings): Promise<Storefront | Platform> {
  const config = readConfig(env);
  if (!config.SECRETS) throw new ConfigError(['SECRETS: missing']);
  const metrics = createMetrics();
  const log = countedLog(jsonLog(config.LOG_LEVEL), metrics);
  for (const missing of missingSettings(config, 'workerd')) log({ event: 'not_set', ...missing });
  const storefront: Storefront = {
    runtime: 'workerd',
    config,
    translator: createTranslator(readMessages),
    deskTranslator: createTranslator(readDeskMessages),
    keys: await deriveKeys(config.SECRETS),
    revisions: createRevisions(),
    sharedPages: cachedPages((caches as unknown as { default: CacheApi }).default),
    metrics,
    log,
  };
  if (hasUpstreamForAll(config.API_UPSTREAM)) return storefront;
  return {
    ...storefront,
    database: databaseOf(env.DB),
    openSession: (start) => {
      const session = env.DB.withSession(start);
      return { database: databaseOf(session), bookmark: () => session.getBookmark() ?? undefined };
    },
    later: await readWaitUntil(),
    bucket: ossBucket(config) ?? s3Bucket(config) ?? r2Bucket(env.UPLOADS),
    fetchLink: fetchLinkByRelay(config) ?? fetchLink,
    fetchPublic: publicFetch,
    passwords: createPasswordHasher(argon2idPortable),
    sendMail: httpMail(config) ?? (config.DEMO ? undefined : noTransport),
  };
}

/** The platform with these bindings. Created once for each isolate. */
export function getPlatform(env: unknown): Promise<Storefront | Platform> {
  const bindings = env as Bindings;
  let platform = platforms.get(bindings);
  if (!platform) {
    platform = create(bindings);
    platforms.set(bindings, platform);
  }
  return platform;
}
