import { inArray, max, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../platform/platform.ts';
import type { IndexContext, ProductRow } from './index-context.ts';
import { insertStatements, upsertStatements } from './insert-rows.ts';
import { attributeValuesOf } from './product-attributes.ts';
import { attributeValues, productFacts, products } from './schema/shop/catalogue.ts';
import { BAND_SIZE, bandStart, factsOf, wordsOf } from './search-index.ts';
import { vocabularyOf } from './search-vocabulary.ts';
import { ignoringExisting, vocabularyStatements } from './write-vocabulary.ts';

/** The full-text index, a virtual table that the migrations create. */
export const productsFts = sqliteTable('products_fts', {
  rowid: integer('rowid').primaryKey(),
  noun: text('noun').notNull(),
  title: text('title').notNull(),
  extra: text('extra').notNull(),
  scope: text('scope').notNull(),
});

/** How many products a batch writes. */
export const BATCH_SIZE = 200;

/**
 * Writes any number of products with their search data, in atomic batches of `BATCH_SIZE`. A product with
 * an existing id or URL is replaced, together with its search data; but what it added to the counts of words and
 * the weights of nouns stays. A `REMOVED` product is stored but not indexed. The categories and shops of the
 * products must be in the context (`readIndexContext`). After an interruption, call it again with the same products.
 * `withVocabulary: false` is for products whose vocabulary is written already (`writeVocabulary`).
 */
export async function writeProducts(
  db: Database,
  context: IndexContext,
  rows: readonly ProductRow[],
  { withVocabulary = true }: { withVocabulary?: boolean } = {},
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const byId = new Map(rows.slice(start, start + BATCH_SIZE).map((row) => [row.id, row]));
    await writeBatch(db, context, [...byId.values()], withVocabulary);
  }
}

async function writeBatch(
  db: Database,
  context: IndexContext,
  rows: readonly ProductRow[],
  withVocabulary: boolean,
) {
  const indexed = rows.filter(({ status }) => status !== 'REMOVED');
  const entries = await entriesOf(db, context, indexed);
  const values = new Map(
    rows.flatMap(attributeValuesOf).map((value) => [`value ${value.id}`, value]),
  );
  const newValues = [...values].flatMap(([mark, value]) =>
    context.written.has(mark) ? [] : value,
  );
  const { marks, ...vocabulary } = vocabularyOf(context, withVocabulary ? indexed : []);
  const statements: BatchItem<'sqlite'>[] = [
    ...deleteStatements(db, rows),
    ...upsertStatements(db, products, [products.id], rows),
    ...insertStatements(
      db,
      productFacts,
      entries.map(({ facts }) => facts),
    ),
    ...insertStatements(
      db,
      productsFts,
      entries.map(({ words }) => words),
    ),
    ...insertStatements(db, attributeValues, newValues).map(ignoringExisting),
    ...vocabularyStatements(db, vocabulary),
  ];
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
  for (const mark of [...values.keys(), ...marks]) context.written.add(mark);
}

/** The search data of products: the next batch of facts, and their words. */
async function entriesOf(db: Database, context: IndexContext, indexed: readonly ProductRow[]) {
  const places = await freePlaces(
    db,
    indexed.map((row) => bandStart(context, row)),
  );
  const [last] = await db.select({ batch: max(productFacts.batch) }).from(productFacts);
  return indexed.map((row, i) => {
    const facts = factsOf(row, places[i] ?? 0, (last?.batch ?? 0) + 1);
    return { facts, words: wordsOf(context, row, facts) };
  });
}

/** Delete the search data of the products that are replaced, and those of them that have another id. */
function deleteStatements(db: Database, rows: readonly ProductRow[]): BatchItem<'sqlite'>[] {
  const ids = listOf(rows.map(({ id }) => id));
  const urls = listOf(rows.map(({ url }) => url));
  const replaced = or(
    inArray(productFacts.productId, ids),
    inArray(
      productFacts.productId,
      sql`(select ${products.id} from ${products} where ${products.url} in ${urls})`,
    ),
  );
  return [
    db
      .delete(productsFts)
      .where(sql`rowid in (select ${productFacts.place} from ${productFacts} where ${replaced})`),
    db.delete(productFacts).where(replaced),
    db.delete(products).where(sql`${products.url} in ${urls} and ${products.id} not in ${ids}`),
  ];
}

/**
 * For each product, a free `place` in its band, which begins at the given place. Concurrent writers get the
 * same places; then the batches of all but one of them fail, and their callers must repeat them.
 */
async function freePlaces(db: Database, bandStarts: readonly number[]): Promise<number[]> {
  const distinct = JSON.stringify([...new Set(bandStarts)]);
  const rows = await db.all<{ band: number; last: number | null }>(sql`
    select value as band, (
      select max(place) from ${productFacts} where place >= value and place < value + ${BAND_SIZE}
    ) as last from json_each(${distinct})`);
  const nextPlaces = new Map(rows.map(({ band, last }) => [band, last === null ? band : last + 1]));
  return bandStarts.map((band) => {
    const place = nextPlaces.get(band) ?? band;
    nextPlaces.set(band, place + 1);
    return place;
  });
}

/** A list of any length as one parameter of a statement. */
function listOf(values: readonly (string | number)[]): SQL {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
