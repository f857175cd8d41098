import type { ShopRow } from '../../demo/catalogue/rows.ts';
import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';
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
} from '../../src/server/db/schema/shop/catalogue.ts';
import { imports } from '../../src/server/db/schema/shop/imports.ts';
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
  /** Parses a record; undefined for an empty record. Throws a `Rejection`. */
  read: (record: FileRecord) => unknown;
  /** The marketplace of rows that have an item id but name no marketplace. */
  platform?: ProductPlatform;
  /** The number of rows in one transaction. */
  batch?: number;
  /** Writes nothing. */
  dryRun?: boolean;
  /** Whether the progress is stored, so that the import can be resumed. */
  storesProgress?: boolean;
  /** The import ends if more rows than this are rejected. */
  maxRejected?: number;
  /** Reports the rejected rows of a batch before it is written. Returns the length of the report. */
  report?: (rejected: readonly RejectedRow[]) => number;
  /** Prepares further writes for the products of a batch. They run in the batch's transaction. */
  prepareWrites?: (
    db: Database,
    rows: readonly ProductRow[],
  ) => Promise<(tx: Database) => Promise<void>>;
  onProgress?: (state: ImportState) => void;
  /** Called after each batch; true ends the import. */
  isStopped?: () => boolean;
};

export type RejectedRow = { line: number; problems: readonly Problem[] };

const DEFAULT_BATCH_SIZE = 500;

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
  const knownRows = await openKnown(db);
  let state = from;
  let batch: Batch = newBatch();
  const commit = async (finishedAt: number | null) => {
    state = await writeBatch(db, knownRows, batch, { ...state, finishedAt }, options);
    batch = newBatch();
    options.onProgress?.(state);
  };
  const isOver = () =>
    options.isStopped?.() === true || state.rejected > (options.maxRejected ?? Infinity);

  for await (const record of records) {
    takeRecord(record, knownRows, batch, options);
    if (batch.rows < (options.batch ?? DEFAULT_BATCH_SIZE)) continue;
    await commit(null);
    if (isOver()) return state;
  }
  await commit(Date.now());
  return state;
}

/**
 * The data of an import so far: the categories and shops, new ones included, and the index context.
 */
type Known = { book: CategoryBook; shops: Map<string, ShopRow>; context: IndexContext };

async function openKnown(db: Database): Promise<Known> {
  const book = await openCategoryBook(db);
  const existingShops = await db.select().from(shops);
  const context = indexContext({
    categories: book.all,
    categoryAncestors: book.ancestors,
    shops: existingShops,
    phrases: await db.select().from(phrases),
  });
  return { book, shops: new Map(existingShops.map((shop) => [shop.id, shop])), context };
}

/** A product whose row was accepted. */
type Accepted = Imported['product'] & { categoryId: string };
type Batch = {
  rows: number;
  /** The products by id. If several rows have the same id, the last one counts. */
  products: Map<string, Accepted>;
  /** How many rows have the id of an earlier row of the batch. */
  repeated: number;
  shops: Map<string, ShopRow>;
  rejected: RejectedRow[];
  /** The position in the file after the batch. */
  next: FileRecord['next'] | undefined;
};

const newBatch = (): Batch => ({
  rows: 0,
  products: new Map(),
  repeated: 0,
  shops: new Map(),
  rejected: [],
  next: undefined,
});

function takeRecord(
  record: FileRecord,
  knownRows: Known,
  batch: Batch,
  options: ImportOptions,
): void {
  batch.next = record.next;
  batch.rows++;
  try {
    if (record.problem) throw new Rejection('', record.problem);
    const value = options.read(record);
    if (value === undefined) return;
    const { row, product, shop } = toProduct(value, options.platform);
    const categoryId = knownRows.book.find(row);
    takeShop(shop, knownRows, batch);
    if (batch.products.delete(product.id)) batch.repeated++;
    batch.products.set(product.id, { ...product, categoryId });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    batch.rejected.push({ line: record.line, problems: error.problems });
  }
}

/** Updates a shop with the fields that a row has; its other fields stay. */
function takeShop(fromRow: Imported['shop'], knownRows: Known, batch: Batch): void {
  const knownShop = knownRows.shops.get(fromRow.id);
  const shop: ShopRow = {
    nameEn: fromRow.name,
    scoreTenths: 0,
    years: 0,
    shipFrom: { en: '', 'zh-CN': '' },
    ...knownShop,
    ...fromRow,
  };
  if (knownShop && JSON.stringify(knownShop) === JSON.stringify(shop)) return;
  knownRows.shops.set(shop.id, shop);
  knownRows.context.shops.set(shop.id, shop);
  batch.shops.set(shop.id, shop);
}

async function writeBatch(
  db: Database,
  { book, context }: Known,
  batch: Batch,
  before: ImportState,
  options: ImportOptions,
): Promise<ImportState> {
  const created = book.takeNew();
  for (const { id, names } of created.categories) {
    const ancestors = created.ancestors.filter(({ categoryId }) => categoryId === id);
    context.categories.set(id, {
      names,
      otherNames: {},
      withAncestors: ancestors.map(({ ancestorId }) => ancestorId),
    });
  }
  const existing = await createdAtOf(db, [...batch.products.keys()]);
  const rows: ProductRow[] = [...batch.products.values()].map((product) => ({
    ...product,
    createdAt: product.createdAt ?? existing.get(product.id) ?? before.startedAt,
  }));
  const state: ImportState = {
    ...before,
    ...batch.next,
    inserted: before.inserted + rows.length - existing.size,
    replaced: before.replaced + existing.size + batch.repeated,
    rejected: before.rejected + batch.rejected.length,
    reasons: countReasons(before.reasons, batch.rejected),
  };
  if (batch.rejected.length > 0) {
    state.reportBytes = options.report?.(batch.rejected) ?? before.reportBytes;
  }
  if (options.dryRun) return state;
  const writePrepared = await options.prepareWrites?.(db, rows);
  await inOneTransaction(db, async (tx) => {
    await replaceRows(tx, categories, created.categories);
    await replaceRows(tx, categoryAncestors, created.ancestors);
    await replaceRows(tx, shops, [...batch.shops.values()]);
    await writeProducts(tx, context, rows);
    await writePrepared?.(tx);
    if (options.storesProgress) await replaceRows(tx, imports, [state]);
  });
  return state;
}

/** `createdAt` of those products that exist already (milliseconds since the epoch), by id. */
async function createdAtOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: products.id, createdAt: products.createdAt })
    .from(products)
    .where(inList(products.id, ids));
  return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
}

/** Counts rejected rows, each by its first problem. */
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
