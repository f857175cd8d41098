import type { ShopRow } from '../../demo/catalogue/rows.ts';
import type { ProductPlatform } from '../../src/contract/values/product-kinds.ts';
import { inList } from '../../src/server/commerce/base/atomically.ts';
import {
  type IndexContext,
  indexContext,
  type ProductRow,
} from '../../src/server/db/index-context.ts';
import { replaceRows } from '../../src/server/db/insert-rows.ts';
import {
  categories,
  categoryAncestors,
  phrases,
  products,
  shops,
} from '../../src/server/db/schema/catalogue.ts';
import { imports } from '../../src/server/db/schema/imports.ts';
import { writeProducts } from '../../src/server/db/write-products.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { type CategoryBook, openCategoryBook } from './category-book.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { FileRecord } from './records.ts';
import { type Problem, Rejection } from './rejection.ts';
import { type Imported, toProduct } from './to-product.ts';

/** The progress of an import, as stored in the database. */
export type ImportState = typeof imports.$inferSelect;

export type ImportOptions = {
  /** Parses a record; undefined for an empty one. Throws a `Rejection`. */
  read: (record: FileRecord) => unknown;
  /** Marketplace of rows that name only an item. */
  platform?: ProductPlatform;
  /** The number of rows in one transaction. */
  batch?: number;
  /** Writes nothing. */
  dryRun?: boolean;
  /** Whether the progress is stored, so that the import can be resumed. */
  keep?: boolean;
  /** The most rejected rows. The import ends if there are more. */
  maxRejected?: number;
  /** Reports the rejected rows of a batch before it is written. Returns the length of the report. */
  report?: (rejected: readonly RejectedRow[]) => number;
  /** Prepares further writes for the products; they run in the same transaction. */
  also?: (db: Database, rows: readonly ProductRow[]) => Promise<(tx: Database) => Promise<void>>;
  onProgress?: (state: ImportState) => void;
  /** Called after each batch; true ends the import. */
  isStopped?: () => boolean;
};

export type RejectedRow = { line: number; problems: readonly Problem[] };

const BATCH = 500;

/**
 * Writes the products of records. Each batch is one transaction, which also stores its position in the
 * file: an interrupted import is resumed after its last batch and gives the same database. A wrong row
 * is reported and skipped. Resolves to the progress; `finishedAt` is set at the end of the records.
 */
export async function importProducts(
  db: Database,
  records: AsyncIterable<FileRecord>,
  from: ImportState,
  options: ImportOptions,
): Promise<ImportState> {
  const shelf = await openShelf(db);
  let state = from;
  let batch: Batch = newBatch();
  const commit = async (finishedAt: number | null) => {
    state = await writeBatch(db, shelf, batch, { ...state, finishedAt }, options);
    batch = newBatch();
    options.onProgress?.(state);
  };
  const isOver = () =>
    options.isStopped?.() === true || state.rejected > (options.maxRejected ?? Infinity);

  for await (const record of records) {
    takeRecord(record, shelf, batch, options);
    if (batch.rows < (options.batch ?? BATCH)) continue;
    await commit(null);
    if (isOver()) return state;
  }
  await commit(Date.now());
  return state;
}

/** The categories and shops so far, with new ones, and the index context of an import. */
type Shelf = { book: CategoryBook; shops: Map<string, ShopRow>; context: IndexContext };

async function openShelf(db: Database): Promise<Shelf> {
  const book = await openCategoryBook(db);
  const known = await db.select().from(shops);
  const context = indexContext({
    categories: book.all,
    categoryAncestors: book.ancestors,
    shops: known,
    phrases: await db.select().from(phrases),
  });
  return { book, shops: new Map(known.map((shop) => [shop.id, shop])), context };
}

type Accepted = Imported['product'] & { categoryId: string };
type Batch = {
  rows: number;
  /** The products by id. If several rows have the same id, the last one counts. */
  products: Map<string, Accepted>;
  twice: number;
  shops: Map<string, ShopRow>;
  rejected: RejectedRow[];
  /** The start of the next batch. */
  next: FileRecord['next'] | undefined;
};

const newBatch = (): Batch => ({
  rows: 0,
  products: new Map(),
  twice: 0,
  shops: new Map(),
  rejected: [],
  next: undefined,
});

function takeRecord(record: FileRecord, shelf: Shelf, batch: Batch, options: ImportOptions): void {
  batch.next = record.next;
  batch.rows++;
  try {
    if (record.problem) throw new Rejection('', record.problem);
    const value = options.read(record);
    if (value === undefined) return;
    const { row, product, shop } = toProduct(value, options.platform);
    const categoryId = shelf.book.find(row);
    takeShop(shop, shelf, batch);
    if (batch.products.delete(product.id)) batch.twice++;
    batch.products.set(product.id, { ...product, categoryId });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    batch.rejected.push({ line: record.line, problems: error.problems });
  }
}

/** Updates a shop with the fields that a row has; the others stay. */
function takeShop(said: Imported['shop'], shelf: Shelf, batch: Batch): void {
  const known = shelf.shops.get(said.id);
  const shop: ShopRow = {
    nameEn: said.name,
    scoreTenths: 0,
    years: 0,
    shipFrom: { en: '', 'zh-CN': '' },
    ...known,
    ...said,
  };
  if (known && JSON.stringify(known) === JSON.stringify(shop)) return;
  shelf.shops.set(shop.id, shop);
  shelf.context.shops.set(shop.id, shop);
  batch.shops.set(shop.id, shop);
}

async function writeBatch(
  db: Database,
  { book, context }: Shelf,
  batch: Batch,
  before: ImportState,
  options: ImportOptions,
): Promise<ImportState> {
  const made = book.takeNew();
  for (const { id, names } of made.categories) {
    const own = made.ancestors.filter(({ categoryId }) => categoryId === id);
    context.categories.set(id, { names, withAncestors: own.map(({ ancestorId }) => ancestorId) });
  }
  const known = await datesOf(db, [...batch.products.keys()]);
  const rows: ProductRow[] = [...batch.products.values()].map((product) => ({
    ...product,
    createdAt: product.createdAt ?? known.get(product.id) ?? before.startedAt,
  }));
  const state: ImportState = {
    ...before,
    ...batch.next,
    inserted: before.inserted + rows.length - known.size,
    replaced: before.replaced + known.size + batch.twice,
    rejected: before.rejected + batch.rejected.length,
    reasons: countReasons(before.reasons, batch.rejected),
  };
  if (batch.rejected.length > 0) {
    state.reportBytes = options.report?.(batch.rejected) ?? before.reportBytes;
  }
  if (options.dryRun) return state;
  const also = await options.also?.(db, rows);
  await inOneTransaction(db, async (tx) => {
    await replaceRows(tx, categories, made.categories);
    await replaceRows(tx, categoryAncestors, made.ancestors);
    await replaceRows(tx, shops, [...batch.shops.values()]);
    await writeProducts(tx, context, rows);
    await also?.(tx);
    if (options.keep) await replaceRows(tx, imports, [state]);
  });
  return state;
}

/** The times since which existing products are offered, by id. */
async function datesOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(inList(products.id, ids));
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
}

/** Counts rows by the first reason of each. */
function countReasons(
  before: ImportState['reasons'],
  rejected: readonly RejectedRow[],
): ImportState['reasons'] {
  const reasons = { ...before };
  for (const { problems } of rejected) {
    const [first] = problems;
    // Positions in a list are dropped, so that equal reasons are counted together.
    const reason = `${first?.field.replaceAll(/\.\d+/g, '[]') || 'row'} ${first?.code ?? ''}`;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  return reasons;
}
