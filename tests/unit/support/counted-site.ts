import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { Catalogue } from '../../../demo/write-catalogue.ts';
import { type ApiClient, createApiClient } from '../../../src/contract/client.ts';
import { createApi } from '../../../src/server/api/app.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../../../src/server/crypto/password.ts';
import { readConfig } from '../../../src/server/platform/config.ts';
import { fetchLink } from '../../../src/server/platform/fetch-link.ts';
import type { Database, Platform } from '../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../src/server/platform/revisions.ts';
import { memoryBucket } from './memory-bucket.ts';
import { siteFile } from './site.ts';
import { translator } from './translator.ts';

export type Counted = {
  /** Statements, those of batches each for itself. */
  statements: string[];
  /** Times that the database was asked: a batch is one. */
  trips: number;
};

export type CountedSite = {
  db: Database;
  /** What a page's calls ask the database, in a process that remembers nothing. */
  cold: (calls: (api: ApiClient) => Promise<unknown>) => Promise<Counted>;
  /** What any work asks the database of such a process. */
  count: (work: (platform: Platform) => Promise<unknown>) => Promise<Counted>;
};

/** Who reads: of Lao, where the catalogue's words are read besides. */
const READER = { 'x-tenant-domain': 'la.localhost', 'accept-language': 'la' };

/** The embedded API over a seeded database that counts what it is asked; every test of a run counts the same catalogue. */
export async function openCountedSite(catalogue: Catalogue): Promise<CountedSite> {
  const client = createClient({ url: `file:${await siteFile('counted', catalogue)}` });
  let counted: Counted = { statements: [], trips: 0 };
  for (const name of ['execute', 'batch'] as const) {
    const asked = client[name].bind(client) as (...args: unknown[]) => Promise<never>;
    client[name] = (...args: unknown[]) => {
      counted.trips += 1;
      return asked(...args);
    };
  }
  const logger = { logQuery: (query: string) => void counted.statements.push(query) };
  const db = drizzle(client, { logger });
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
  const count: CountedSite['count'] = async (work) => {
    const platform: Platform = {
      runtime: 'node',
      translator,
      revisions: createRevisions(),
      config: readConfig({}),
      database: db,
      bucket: memoryBucket(),
      fetchLink: fetchLink,
      keys,
      passwords: createPasswordHasher(async () => new Uint8Array(32)),
      sendMail: undefined,
      log: (line) => {
        throw new Error(JSON.stringify(line));
      },
    };
    counted = { statements: [], trips: 0 };
    await work(platform);
    return counted;
  };
  const cold: CountedSite['cold'] = (calls) =>
    count((platform) => {
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
  return { db, cold, count };
}
