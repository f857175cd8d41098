import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeyRing } from '../src/server/crypto/keys.ts';
import type { PasswordHasher } from '../src/server/crypto/password.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { seed } from '../src/server/db/seed/seed.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { type Upstream, upstreamOf } from '../src/server/platform/upstreams.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../src/server/db/migrations');

export function migrationFiles(): { name: string; sql: string }[] {
  return globSync('*.sql', { cwd: MIGRATIONS })
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') }));
}

/** Brings a database up to date: migrations, then the seed where it is missing. */
export async function prepareDatabase(options: {
  database: Database;
  passwords: PasswordHasher;
  keys: KeyRing;
  demo: boolean;
  /** Who serves tenants elsewhere: their books are kept there, so they are not seeded here. */
  upstreams: readonly Upstream[];
  onProgress?: (done: number, total: number) => void;
}): Promise<void> {
  const { database, passwords, keys, demo, upstreams, onProgress } = options;
  await migrate(database, migrationFiles());
  await seed(database, {
    demo,
    isOurs: (host) => upstreamOf(upstreams, host) === undefined,
    now: Date.now(),
    hashPassword: (password) => passwords.hashPassword(password),
    hashPayPassword: (password) => passwords.hashPassword(password, keys.payPassword),
    ...(onProgress ? { onProgress } : {}),
  });
}
