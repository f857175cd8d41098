import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { queryWordNames } from '../../demo/texts/names.ts';
import { replaceRows } from '../../src/server/db/insert-rows.ts';
import { searchNames } from '../../src/server/db/schema/shop/catalogue.ts';
import { getPlatform } from '../../src/server/platform/node.ts';
import { type Database, hasBackend } from '../../src/server/platform/platform.ts';
import { d1InOtherProcess } from '../servers/d1-in-other-process.ts';
import { migrateForCommand } from '../servers/database.ts';

export type Target = { db: Database; close: () => Promise<void> };

/** Opens the database to write to, and writes the words by which queries are read in all languages. */
export async function openTarget(d1: string | undefined): Promise<Target> {
  const target = await openDatabase(d1);
  await replaceRows(target.db, searchNames, queryWordNames());
  return target;
}

/**
 * Opens the database to write to. Without `d1` that is the deployment's database (DATABASE_URL, or the
 * file in DATA_DIR), whose migrations are applied first. `d1` is the path of a wrangler configuration
 * that names a D1: the remote one if its binding has `remote = true`, otherwise a local copy.
 */
async function openDatabase(d1: string | undefined): Promise<Target> {
  if (d1 !== undefined) return openD1(d1, path.resolve(process.env.DATA_DIR ?? 'data', 'wrangler'));
  const platform = await getPlatform();
  if (!hasBackend(platform)) throw new Error('API_UPSTREAM has the catalogue: import it there.');
  await migrateForCommand(platform.database);
  return { db: platform.database, close: async () => {} };
}

/**
 * Opens the D1 that a wrangler configuration names. A local D1 is in the folder `state`, as `npm
 * run dev:workers` keeps it.
 */
export async function openD1(configPath: string, state: string): Promise<Target> {
  // Loaded here, because it is large and most imports don't need it.
  const { getPlatformProxy } = await import('wrangler');
  mkdirSync(state, { recursive: true });
  const proxy = await getPlatformProxy<{ DB: Parameters<typeof d1InOtherProcess>[0] }>({
    configPath,
    persist: { path: path.join(state, 'v3') },
  });
  return { db: d1InOtherProcess(proxy.env.DB), close: () => proxy.dispose() };
}
