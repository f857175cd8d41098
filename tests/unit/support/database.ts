import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../../../src/server/db/migrate.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { copyOf, databaseFile } from './template.ts';

const FOLDER = path.resolve('src/server/db/migrations');

/** All migrations, in the order in which they run. */
const MIGRATIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(path.join(FOLDER, name), 'utf8') }));

/** An empty libSQL database; its file is deleted after the test. */
export const openEmptyDatabase = (): Promise<Database> => openDatabase(`file:${databaseFile()}`);

/** A database, by default of libSQL, with the migrations before one, which is named by its four digits. */
export async function openDatabaseBefore(
  number: string,
  openEmpty: () => Promise<Database> = openEmptyDatabase,
): Promise<Database> {
  const db = await openEmpty();
  await migrate(
    db,
    MIGRATIONS.filter(({ name }) => name < number),
  );
  return db;
}

/** Path of a new database file with every migration applied. */
export const migratedFile = (): Promise<string> => copyOf('migrated', migrateTestDatabase);

/** A database with every migration applied. */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase(`file:${await migratedFile()}`);
}

/** Applies every migration that is not applied yet. */
export async function migrateTestDatabase(db: Database): Promise<void> {
  await migrate(db, MIGRATIONS);
}
