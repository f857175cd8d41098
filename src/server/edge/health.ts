import { sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { type Cache, createCache } from '../cache/cache.ts';
import type { Database } from '../platform/platform.ts';
import type { RequestEnv } from '../request/context.ts';

/** How long a database that could be written counts as ready, so that nobody makes it write all the time. */
const READY_MS = 5_000;

const ready = new WeakMap<Database, Cache<true>>();

/** Throws where the database can't be written: it is gone, locked, read-only, or its disk is full. */
async function requireWritable(database: Database): Promise<void> {
  const known =
    ready.get(database) ?? createCache<true>({ maxEntries: 1, lifetime: { freshMs: READY_MS } });
  ready.set(database, known);
  await known.load('writable', async () => {
    // Changes nothing, but writes its page all the same.
    await database.run(
      sql`update revisions set revision = revision where scope = (select scope from revisions limit 1)`,
    );
    return true;
  });
}

/** `/healthz`: the process answers. `/readyz`: its database can be written, if it has one. */
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
