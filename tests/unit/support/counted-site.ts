import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Catalogue } from '../../../demo/write-catalogue.ts';
import { type ApiClient, createApiClient } from '../../../src/contract/client.ts';
import { createApi } from '../../../src/server/api/app.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../../src/server/crypto/password.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { fetchLink } from '../../../src/server/platform/fetch-link.ts';
import { createMetrics } from '../../../src/server/platform/metrics.ts';
import type { Database, Platform } from '../../../src/server/platform/platform.ts';
import { publicFetch } from '../../../src/server/platform/public-fetch.ts';
import { createRevisions } from '../../../src/server/platform/revisions.ts';
import { memoryBucket } from './memory-bucket.ts';
import { siteFile } from './site.ts';
import { translator } from './translator.ts';

export type DatabaseUse = {
  /** All statements, including each one of a batch. */
  statements: string[];
  /** The number of round trips to the database; a batch is one. */
  roundTrips: number;
};

export type CountedSite = {
  db: Database;
  /** How a page's API calls use the database, in a process with empty caches. */
  measurePage: (calls: (api: ApiClient) => Promise<unknown>) => Promise<DatabaseUse>;
  /** How any work uses the database, in such a process. */
  measureWork: (work: (platform: Platform) => Promise<unknown>) => Promise<DatabaseUse>;
};

/** Headers of a reader of Lao: for Lao, the catalogue's words are read as well. */
const READER = { 'x-tenant-domain': 'la.localhost', 'accept-language': 'la' };

/** The embedded API over a seeded database whose use is measured. All tests of a run must give the same catalogue. */
export async function openCountedSite(catalogue: Catalogue): Promise<CountedSite> {
  const client = createClient({ url: `file:${await siteFile('counted', catalogue)}` });
  let use: DatabaseUse = { statements: [], roundTrips: 0 };
  for (const name of ['execute', 'batch'] as const) {
    const original = client[name].bind(client) as (...args: unknown[]) => Promise<never>;
    client[name] = (...args: unknown[]) => {
      use.roundTrips += 1;
      return original(...args);
    };
  }
  const logger = { logQuery: (query: string) => void use.statements.push(query) };
  const db = drizzle(client, { logger });
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
  const measureWork: CountedSite['measureWork'] = async (work) => {
    const platform: Platform = {
      runtime: 'node',
      metrics: createMetrics(),
      translator,
      deskTranslator: translator,
      revisions: createRevisions(),
      config: readConfig({}),
      database: db,
      bucket: memoryBucket(),
      fetchLink: fetchLink,
      fetchPublic: publicFetch,
      keys,
      passwords: createPasswordHasher(async () => new Uint8Array(32)),
      sendMail: undefined,
      log: (line) => {
        throw new Error(JSON.stringify(line));
      },
    };
    use = { statements: [], roundTrips: 0 };
    await work(platform);
    return use;
  };
  const measurePage: CountedSite['measurePage'] = (calls) =>
    measureWork((platform) => {
      const backend = createApi(async () => platform);
      const headersOf = (init: RequestInit) => ({
        ...Object.fromEntries(new Headers(init.headers)),
        ...READER,
      });
      return calls(
        createApiClient(async (path, init) =>
          backend.request(path, { ...init, headers: headersOf(init) }),
        ),
      );
    });
  return { db, measurePage, measureWork };
}
