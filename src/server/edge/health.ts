import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { type Cache, createCache } from '../cache/cache.ts';
import type { Database } from '../platform/platform.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * How long a successful write counts, in milliseconds: anybody can request `/readyz`, and the database
 * must not write each time.
 */
const WRITABLE_MS = 5_000;

/** For each database, a cache with one entry, which says that the database could be written. */
const writable = new WeakMap<Database, Cache<true>>();

/** Throws if the database can't be written: it is gone, locked, read-only, or its disk is full. */
async function requireWritable(database: Database): Promise<void> {
  const cache =
    writable.get(database) ??
    createCache<true>({ maxEntries: 1, lifetime: { freshMs: WRITABLE_MS } });
  writable.set(database, cache);
  await cache.load('writable', async () => {
    // Changes nothing, but SQLite writes all the same.
    await database.run(
      sql`update revisions set revision = revision where scope = (select scope from revisions limit 1)`,
    );
    return true;
  });
}

/** `/healthz`: whether the process responds. `/readyz`: whether its database, if it has one, can be written. */
export const health: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path === '/healthz') return c.json({ status: 'ok' });
  if (c.req.path !== '/readyz') return next();
  const { database } = c.var.platform;
  try {
    if (database) await requireWritable(database);
    return c.json({ status: 'ok' });
  } catch {
    return c.json({ status: 'unavailable' }, 503);
  }
};
