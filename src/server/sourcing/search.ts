import type { SearchQuery, SearchResult } from '../../contract/catalogue.ts';
import { toFen } from '../../contract/money.ts';
import type { KeyRing } from '../crypto/keys.ts';
import { remembered } from '../db/remembered.ts';
import { matchExpression } from '../db/search-text.ts';
import type { Database } from '../platform/platform.ts';
import {
  type CategoryNode,
  type CategoryTree,
  categoryName,
  categoryTree,
  withAncestors,
} from './category-tree.ts';
import { toCard } from './present.ts';
import {
  type CellRow,
  cellsStatement,
  countStatement,
  type Narrowing,
  type PageRow,
  pageStatement,
} from './search-statements.ts';
import type { Reader } from './source.ts';

const LARGEST_PAGE = 100;

/**
 * Searches the embedded catalogue. All words must be there; where nothing has them all, any of
 * them will do. Without a keyword it browses. `productIds` is what the query's collection holds.
 */
export async function searchCatalogue(
  db: Database,
  keys: KeyRing,
  query: SearchQuery,
  reader: Reader,
  productIds?: readonly string[],
): Promise<SearchResult> {
  const tree = await categoryTree(db);
  const narrowing = narrowingOf(query, reader, productIds);
  const searchable = isSearchable(query);
  let found = searchable ? await run(db, query, narrowing, reader) : NOTHING;
  if (searchable && found.total === 0 && narrowing.keyword !== '') {
    found = await run(db, query, { ...narrowing, words: 'OR' }, reader);
  }
  const pageSize = pageSizeOf(query);
  return {
    total: found.total,
    pageNo: query.pageNo,
    pageSize,
    totalPage: Math.ceil(found.total / pageSize),
    records: found.rows.map((row) => toCard(row, reader.locale, keys)),
    isMore: false,
    facets: {
      channels: channelFacet(found.cells, narrowing, reader, tree),
      categories: categoryFacet(found.cells, query, narrowing, reader, tree),
      attributes: [],
      prices: [],
      services: [],
      minOrders: [],
    },
    unavailable: [],
  };
}

type Found = { total: number; rows: PageRow[]; cells: CellRow[] };
const NOTHING: Found = { total: 0, rows: [], cells: [] };

/** Signs alone find nothing, and the embedded catalogue has no look-alikes to show for a picture. */
function isSearchable(query: SearchQuery): boolean {
  return query.keyword === ''
    ? query.imageUrl === undefined
    : matchExpression(query.keyword, {}) !== undefined;
}

const pageSizeOf = (query: SearchQuery) => Math.min(query.pageSize, LARGEST_PAGE);

function narrowingOf(
  query: SearchQuery,
  reader: Reader,
  productIds: readonly string[] | undefined,
): Narrowing {
  const filters = query.filters.split(',').map((name) => name.trim());
  const fen = (yuan: string | undefined) => (yuan === undefined ? undefined : toFen(yuan));
  return {
    keyword: query.keyword,
    words: 'AND',
    platforms: query.channel
      ? reader.platforms.filter((platform) => platform === query.channel)
      : reader.platforms,
    // Navigation ids are `category` or `parent:category`.
    categoryId: query.snId?.split(':').at(-1) ?? query.categoryId,
    shopId: query.shopId,
    productIds,
    minFen: fen(query.priceStart),
    maxFen: fen(query.priceEnd),
    inStock: filters.includes('inStock'),
    freeShipping: filters.includes('freeShipping'),
    shipIn48Hours: filters.includes('shipIn48Hours'),
  };
}

async function run(
  db: Database,
  query: SearchQuery,
  narrowing: Narrowing,
  reader: Reader,
): Promise<Found> {
  const limit = pageSizeOf(query);
  const offset = (query.pageNo - 1) * limit;
  // Each facet ignores its own filter, so that it shows what another choice would give.
  const wide = { ...narrowing, platforms: reader.platforms, categoryId: undefined };
  const isWide = !query.channel && narrowing.categoryId === undefined;
  const [rows, cells, counted] = await Promise.all([
    db.all<PageRow>(
      pageStatement(narrowing, { sort: query.sort, limit, offset, locale: reader.locale }),
    ),
    cellsOf(db, wide),
    isWide ? [] : db.all<{ total: number }>(countStatement(narrowing)),
  ]);
  return { rows, cells, total: isWide ? sum(cells) : (counted[0]?.total ?? 0) };
}

/** What browsing counts is the same for many pages and shoppers, so it is kept for a moment. */
function cellsOf(db: Database, wide: Narrowing): Promise<CellRow[]> {
  const count = async () => db.all<CellRow>(cellsStatement(wide));
  return wide.keyword === '' ? remembered(db, `cells ${JSON.stringify(wide)}`, count) : count();
}

function channelFacet(
  cells: readonly CellRow[],
  { categoryId }: Narrowing,
  reader: Reader,
  tree: CategoryTree,
) {
  const inCategory = cells.filter(
    (cell) => categoryId === undefined || isWithin(tree, cell.categoryId, categoryId),
  );
  return reader.platforms.map((platform) => ({
    id: platform,
    name: platform,
    count: sum(inCategory.filter((cell) => cell.platform === platform)),
  }));
}

/** The top categories, or those below the chosen one (beside it, where it has none below). */
function categoryFacet(
  cells: readonly CellRow[],
  query: SearchQuery,
  { categoryId }: Narrowing,
  reader: Reader,
  tree: CategoryTree,
) {
  const inChannel = cells.filter((cell) => !query.channel || cell.platform === query.channel);
  return choicesOf(tree, categoryId)
    .map((node) => ({
      id: node.id,
      name: categoryName(node, reader.locale),
      count: sum(inChannel.filter((cell) => isWithin(tree, cell.categoryId, node.id))),
    }))
    .filter(({ count }) => count > 0);
}

function choicesOf(tree: CategoryTree, categoryId: string | undefined): CategoryNode[] {
  const chosen = categoryId === undefined ? undefined : tree.byId.get(categoryId);
  if (!chosen) return tree.roots;
  if (chosen.children.length > 0) return chosen.children;
  return chosen.parent?.children ?? tree.roots;
}

function isWithin(tree: CategoryTree, categoryId: string, ancestorId: string): boolean {
  const node = tree.byId.get(categoryId);
  return node !== undefined && withAncestors(node).some(({ id }) => id === ancestorId);
}

function sum(cells: readonly CellRow[]): number {
  return cells.reduce((total, { count }) => total + count, 0);
}
