import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { migrate } from '../../../src/server/db/migrate.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';

const MIGRATIONS = path.resolve('src/server/db/migrations');

/** A fresh libSQL file; it goes away with the test that opened it. */
export function openEmptyDatabase(): Promise<Database> {
  const directory = mkdtempSync(path.join(tmpdir(), 'sampan-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return openDatabase(`file:${path.join(directory, 'test.db')}`);
}

/** Such a one with every migration applied. */
export async function openTestDatabase(): Promise<Database> {
  const db = await openEmptyDatabase();
  await migrateTestDatabase(db);
  return db;
}

/** Applies every migration. */
export async function migrateTestDatabase(db: Database): Promise<void> {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  await migrate(
    db,
    files.map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') })),
  );
}
