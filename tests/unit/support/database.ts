import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../../src/server/db/migrate.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { copyOf, databaseFile } from './template.ts';

const MIGRATIONS = path.resolve('src/server/db/migrations');

/** An empty libSQL database; its file is deleted after the test. */
export const openEmptyDatabase = (): Promise<Database> => openDatabase(`file:${databaseFile()}`);

/** Path of a new database file with every migration applied. */
export const migratedFile = (): Promise<string> => copyOf('migrated', migrateTestDatabase);

/** A database with every migration applied. */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase(`file:${await migratedFile()}`);
}

/** Applies every migration. */
export async function migrateTestDatabase(db: Database): Promise<void> {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  await migrate(
    db,
    files.map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') })),
  );
}
