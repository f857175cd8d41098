import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describedPictures, preparePictures } from '../../demo/pictures/described-pictures.ts';
import { renderMissing } from '../../demo/pictures/render-missing.ts';
import { seed } from '../../demo/seed.ts';
import { CATALOGUE_TABLES } from '../../demo/write-catalogue.ts';
import { readIndexContext } from '../../src/server/db/index-context.ts';
import { productFacts, products } from '../../src/server/db/schema/catalogue.ts';
import { pictures, productPictures } from '../../src/server/db/schema/pictures.ts';
import { wordsOf } from '../../src/server/db/search-index.ts';
import { openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { migrateDatabase } from './database.ts';

/** D1 allows 100 KB per statement. */
const LONGEST_STATEMENT = 80_000;

type Row = Record<string, unknown>;

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
};

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
    const rows = name === 'products_fts' ? await wordRows(database) : await rowsOf(database, name);
    if (renewed.has(name)) console.log(`DELETE FROM "${name}";`);
    printRows(name, rows);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Prints statements that insert those rows of a table that are missing. */
function printRows(name: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
  let waiting: string[] = [];
  let length = 0;
  const write = () => {
    const into = `"${name}" (${columns.join(', ')})`;
    if (waiting.length > 0)
      console.log(`INSERT OR IGNORE INTO ${into} VALUES ${waiting.join(',')};`);
    waiting = [];
    length = 0;
  };
  for (const row of rows) {
    const tuple = `(${Object.values(row).map(literal).join(', ')})`;
    if (length + Buffer.byteLength(tuple) > LONGEST_STATEMENT) write();
    waiting.push(tuple);
    length += Buffer.byteLength(tuple);
  }
  write();
}

function rowsOf(database: Database, name: string): Promise<Row[]> {
  return database.all(sql`select * from ${sql.identifier(name)}`) as Promise<Row[]>;
}

/** The rows of the full-text index, which are computed again because the index stores no text. */
async function wordRows(database: Database): Promise<Row[]> {
  const context = await readIndexContext(database);
  const rows = await database
    .select({ product: products, facts: productFacts })
    .from(productFacts)
    .innerJoin(products, eq(products.id, productFacts.productId));
  return rows.map(({ product, facts }) => wordsOf(context, product, facts));
}
