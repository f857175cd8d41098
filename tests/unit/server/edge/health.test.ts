import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { health } from '../../../../src/server/edge/health.ts';
import type { Database, Platform } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { openTestDatabase } from '../../support/database.ts';

/** The status of `/readyz` of a server with this database. */
async function readiness(database: Database | undefined): Promise<number> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { database } as Platform);
    await next();
  });
  app.use(health);
  return (await app.request('/readyz')).status;
}

it('a server is ready whose database can be written, or that has none', async () => {
  expect(await readiness(await openTestDatabase())).toBe(200);
  expect(await readiness(undefined)).toBe(200);
});

it('a server is not ready whose database can only be read', async () => {
  const database = await openTestDatabase();
  await database.run(sql`pragma query_only = 1`);
  expect(await readiness(database)).toBe(503);
  await database.run(sql`pragma query_only = 0`);
  expect(await readiness(database)).toBe(200);
});
