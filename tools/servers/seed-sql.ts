import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { describedPictures, preparePictures } from '../../demo/pictures/described-pictures.ts';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { seed } from '../../demo/seed.ts';
import { CATALOGUE_TABLES } from '../../demo/write-catalogue.ts';
import { pictures, productPictures } from '../../src/server/db/schema/shop/pictures.ts';
import { openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { wordRows } from '../d1/database-as-sql.ts';
import { insertions, type Row } from '../d1/insertions.ts';
import { migrateDatabase } from './database.ts';

/**
 * Writes the demonstration without its shopper as SQL to standard output, for a database that only
 * accepts statements (a remote D1). In a database that holds it already, the SQL renews the catalogue
 * and adds missing rows elsewhere.
 */
export async function printSeed(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-seed-'));
  await renderMissing();
  const database = await openDatabase(`file:${path.join(folder, 'seed.db')}`);
  await migrateDatabase(database);
  // Without its shopper, whose password is public.
  await seed(database, { now: Date.now() });
  await preparePictures(database, describedPictures());

  console.log('CREATE TABLE IF NOT EXISTS "_seed" (version text primary key);');
  const renewed = new Set([
    'products_fts',
    ...[...CATALOGUE_TABLES, pictures, productPictures].map(getTableName),
  ]);
  const tables = (await database.all(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_fts_%' and name not in ('_migrations', 'revisions')`,
  )) as { name: string }[];

  for (const { name } of tables) {
    if (renewed.has(name)) console.log(`DELETE FROM "${name}";`);
    if (name !== 'products_fts') printMissing(name, await rowsOf(database, name));
    else for await (const rows of wordRows(database)) printMissing(name, rows);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Prints statements that insert those rows of a table that are missing. */
function printMissing(name: string, rows: readonly Row[]): void {
  for (const text of insertions(name, rows, { verb: 'INSERT OR IGNORE' })) console.log(`${text};`);
}

function rowsOf(database: Database, name: string): Promise<Row[]> {
  return database.all(sql`select * from ${sql.identifier(name)}`) as Promise<Row[]>;
}
