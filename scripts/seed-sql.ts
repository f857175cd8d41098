import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { argon2idNode } from '../src/server/crypto/argon2-node.ts';
import { deriveKeys } from '../src/server/crypto/keys.ts';
import { createPasswordHasher } from '../src/server/crypto/password.ts';
import { pictures, productPictures } from '../src/server/db/schema/pictures.ts';
import { CATALOGUE_TABLES } from '../src/server/db/seed/write-catalogue.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { openDatabase } from '../src/server/platform/node.ts';
import { prepareDatabase } from './database.ts';

/**
 * Writes the seed as SQL to standard output, for a database that only takes statements (a remote
 * D1). In one that is in use it renews the catalogue and adds what is missing elsewhere.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'sampan-seed-'));
const database = await openDatabase(`file:${path.join(folder, 'seed.db')}`);
await prepareDatabase({
  database,
  passwords: createPasswordHasher(argon2idNode),
  keys: await deriveKeys(process.env.SECRETS ?? 'k1:no-shopper-is-seeded-so-this-key-is-not-used'),
  config: { ...readConfig(process.env), DEMO: false },
});

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
};

console.log('CREATE TABLE IF NOT EXISTS "_seed" (version text primary key);');
const renewed = new Set([
  'products_fts',
  ...[...CATALOGUE_TABLES, pictures, productPictures].map(getTableName),
]);
const tables = (await database.all(
  sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_fts_%' and name <> '_migrations'`,
)) as { name: string }[];
for (const { name } of tables) {
  const rowid = name.endsWith('_fts') ? sql`rowid, ` : sql``;
  const rows = (await database.all(sql`select ${rowid}* from ${sql.identifier(name)}`)) as Record<
    string,
    unknown
  >[];
  if (renewed.has(name)) console.log(`DELETE FROM "${name}";`);
  for (const row of rows) {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    const values = Object.values(row).map(literal);
    console.log(
      `INSERT OR IGNORE INTO "${name}" (${columns.join(', ')}) VALUES (${values.join(', ')});`,
    );
  }
}
rmSync(folder, { recursive: true, force: true });
