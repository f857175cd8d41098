import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describedPictures, preparePictures } from '../../demo/pictures/described-pictures.ts';
import { seed } from '../../demo/seed.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import type { Platform } from '../../src/server/platform/platform.ts';
import { upstreamOf } from '../../src/server/platform/upstreams.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../src/server/db/migrations');

export function migrationFiles(): { name: string; sql: string }[] {
  return globSync('*.sql', { cwd: MIGRATIONS })
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') }));
}

/** What `prepareDatabase` needs of a platform. */
type Backend = Pick<Platform, 'database' | 'passwords' | 'keys'> & {
  config: Pick<Platform['config'], 'DEMO' | 'API_UPSTREAM'>;
};

/**
 * Brings a database up to date: migrations, then the seed if missing, then those descriptors of the
 * seed's pictures that are already computed.
 */
export async function prepareDatabase(
  { database, passwords, keys, config }: Backend,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await migrate(database, migrationFiles());
  await seed(database, {
    demo: config.DEMO,
    // A tenant with an upstream backend has its data there.
    isOurs: (host) => upstreamOf(config.API_UPSTREAM, host) === undefined,
    now: Date.now(),
    hashPassword: (password) => passwords.hashPassword(password),
    hashPayPassword: (password) => passwords.hashPassword(password, keys.payPassword),
    ...(onProgress ? { onProgress } : {}),
  });
  await preparePictures(database, describedPictures());
}
