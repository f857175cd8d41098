import { asc, eq, gt, sql } from 'drizzle-orm';
import { readIndexContext } from '../../src/server/db/index-context.ts';
import { productFacts, products } from '../../src/server/db/schema/shop/catalogue.ts';
import { wordsOf } from '../../src/server/db/search-index.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { insertions, type Row } from './insertions.ts';

/** The number of rows that are read at once. */
const STEP = 500;

const WORDS = 'products_fts';
/** The table of revisions. Triggers write it while other rows are inserted, so its rows are inserted last. */
const REVISIONS = 'revisions';

type Table = { name: string; hasRowid: boolean; columns: string[]; references: string[] };

/** Tables that are not copied, because triggers write their rows when rows of other tables are inserted. */
const BY_TRIGGERS = ['shopper_words'];

/**
 * Everything that a libSQL database contains, as statements for an empty database of the same schema. This is for
 * D1, into which no file can be copied. The statements need no transaction. The first ones fail if the target is
 * not empty, the last ones if a table of the target has another number of rows than here.
 */
export async function* databaseAsSql(db: Database): AsyncGenerator<string> {
  const tables = inOrder(await tablesOf(db));
  const countedTables = [...tables.map(({ name }) => name), WORDS];
  if (countedTables.includes('_seed'))
    yield 'CREATE TABLE IF NOT EXISTS "_seed" (version text primary key)';
  for (const name of countedTables)
    if (name !== REVISIONS) yield refuse(name, 'before, not 0', '> 0');
  for (const table of tables) {
    if (table.name === REVISIONS || BY_TRIGGERS.includes(table.name)) continue;
    for await (const rows of rowsOf(db, table)) yield* insertions(table.name, rows);
  }
  for await (const rows of wordRows(db)) yield* insertions(WORDS, rows);
  const revisions = await db.all<Row>(
    sql`select scope, revision from ${sql.identifier(REVISIONS)}`,
  );
  yield* insertions(REVISIONS, revisions, {
    ending: ' ON CONFLICT (scope) DO UPDATE SET revision = max(revision, excluded.revision)',
  });
  for (const name of countedTables) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from ${sql.identifier(name)}`,
    );
    yield refuse(name, `after, not ${row?.n}`, `<> ${row?.n}`);
  }
}

/**
 * A query that fails with a sentence if the number of rows of a table meets `condition`, such as `> 0`. SQLite has
 * no RAISE outside of triggers, but the error of a wrong JSON path names the path.
 */
const refuse = (table: string, not: string, condition: string): string => {
  const sentence = `'${table} had ' || count(*) || ' rows ${not}'`;
  return `SELECT json_extract('{}', ${sentence}) FROM "${table}" HAVING count(*) ${condition}`;
};

/** All tables except those of the full-text index and the list of migrations. */
async function tablesOf(db: Database): Promise<Table[]> {
  const found = await db.all<{ name: string; wr: number }>(
    sql`select name, wr from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' and name <> '_migrations'`,
  );
  const tables: Table[] = [];
  for (const { name, wr } of found) {
    // This list has no generated columns.
    const columns = await db.all<{ name: string }>(
      sql`select name from pragma_table_info(${name})`,
    );
    const references = await db.all<{ name: string }>(
      sql`select distinct "table" as name from pragma_foreign_key_list(${name})`,
    );
    tables.push({
      name,
      hasRowid: wr === 0,
      columns: columns.map((column) => column.name),
      references: references.map((reference) => reference.name),
    });
  }
  return tables;
}

/** The tables in an order in which each comes after the tables to which it refers. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const isThere = (name: string) => ordered.some((table) => table.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, references }) =>
        !isThere(name) && references.every((other) => other === name || isThere(other)),
    );
    if (next.length === 0) throw new Error('some tables refer to each other in a circle');
    ordered.push(...next);
  }
  return ordered;
}

/** The rows in the order in which they were inserted, which triggers and references rely on. */
async function* rowsOf(db: Database, { name, hasRowid, columns }: Table): AsyncGenerator<Row[]> {
  const table = sql.identifier(name);
  const all = sql.join(columns.map(sql.identifier), sql`, `);
  if (!hasRowid) {
    yield await db.all<Row>(sql`select ${all} from ${table}`);
    return;
  }
  let last = Number.MIN_SAFE_INTEGER;
  while (true) {
    const rows = await db.all<Row & { _rowid: number }>(
      sql`select ${all}, rowid as _rowid from ${table} where rowid > ${last} order by rowid limit ${STEP}`,
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end._rowid;
    yield rows.map(({ _rowid, ...row }) => row);
  }
}

/**
 * The rows of the full-text index. They are computed again, because the index stores no text.
 */
export async function* wordRows(db: Database): AsyncGenerator<Row[]> {
  const context = await readIndexContext(db);
  let last = Number.MIN_SAFE_INTEGER;
  while (true) {
    const rows = await db
      .select({ product: products, facts: productFacts })
      .from(productFacts)
      .innerJoin(products, eq(products.id, productFacts.productId))
      .where(gt(productFacts.place, last))
      .orderBy(asc(productFacts.place))
      .limit(STEP);
    const end = rows.at(-1);
    if (!end) return;
    last = end.facts.place;
    yield rows.map(({ product, facts }) => wordsOf(context, product, facts));
  }
}
