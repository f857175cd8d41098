import type { SearchQuery, SearchResult } from '../../../../contract/calls/catalogue.ts';
import type { KeyRing } from '../../../crypto/keys.ts';
import { categoriesAbove } from '../../../db/category-rows.ts';
import { cachedContent } from '../../../db/content-cache.ts';
import type { Database } from '../../../platform/platform.ts';
import { SHARED } from '../../../platform/revisions.ts';
import type { ProductReader } from '../../source.ts';
import { categoryName, categoryTree } from '../category-tree.ts';
import { type CardRow, toCard } from '../present.ts';
import { isCertain } from '../query/certainty.ts';
import { understand } from '../query/understand.ts';
import { withPriceOfWords } from './price-words.ts';
import {
  attributeFacet,
  type CountedAttribute,
  countAttributes,
  facetsOf,
} from './search-facets.ts';
import type { HitRow, Hits } from './search-hits.ts';
import { type Narrowing, narrowingOf, setsOf } from './search-narrowing.ts';
import { nearestKinds } from './search-nearest.ts';
import { type AttributeNameRow, type PageRow, pageStatement } from './search-page.ts';
import { isFitting, ranked, withCheap, withoutWeakHits } from './search-rank.ts';
import { type HitsRequest, hitsStatement, MAX_HITS } from './search-statements.ts';
import { expressionsOf } from './search-terms.ts';
import { isGift } from './suitable-goods.ts';

const MAX_PAGE_SIZE = 100;

/** Restricts a search to a collection. `range`: returns the hits at these places instead of a page. */
type SearchLimits = {
  productIds?: readonly string[] | undefined;
  range?: { start: number; count: number } | undefined;
};

/**
 * Searches the embedded catalogue, or browses it if there is no keyword. The query is read first
 * (`understand`): which thing is wanted, and with which properties.
 */
export async function searchCatalogue(
  db: Database,
  keys: KeyRing,
  typed: SearchQuery,
  reader: ProductReader,
  { productIds, range }: SearchLimits = {},
): Promise<SearchResult> {
  const query = withPriceOfWords(typed);
  const narrowing = narrowingOf(query, reader, productIds);
  const cursor = cursorOf(query);
  const answer = await cachedAnswer(db, { query, reader, narrowing, batch: cursor?.batch });
  const pageSize = Math.min(query.pageSize, MAX_PAGE_SIZE);
  const start = range?.start ?? cursor?.offset ?? (query.pageNo - 1) * pageSize;
  const end = start + (range?.count ?? pageSize);
  const page = answer.ids.slice(start, end);
  const [{ cards, names }, above] = await Promise.all([
    readPage(db, page, answer.counted, reader),
    categoriesAbove(db),
  ]);
  const hasNextPage = answer.ids.length > end;
  return {
    total: answer.ids.length,
    pageNo: query.pageNo,
    pageSize,
    totalPage: Math.ceil(answer.ids.length / pageSize),
    records: cards.map((row) => toCard(row, reader, keys, above)),
    isMore: answer.isMore,
    ...(hasNextPage && { nextPage: cursorText(cursor?.batch ?? answer.newest, end) }),
    facets: { ...answer.facets, attributes: attributeFacet(answer.counted, names) },
    fits: answer.fits,
    ...(answer.nearest.length > 0 && { nearest: answer.nearest }),
    ...(answer.correctedTo !== undefined && { correctedTo: answer.correctedTo }),
    unavailable: [],
  };
}

/** The result of a query, independent of the page that is shown. */
type CachedResult = {
  /** All hits, in the order in which they are shown. */
  ids: readonly string[];
  isMore: boolean;
  /** The newest batch of products at the time of the search. */
  newest: number;
  facets: Omit<SearchResult['facets'], 'attributes'>;
  counted: readonly CountedAttribute[];
  /** Whether any hit fits the query. */
  fits: boolean;
  /** The categories nearest to what was searched for, if no hit fits. */
  nearest: { id: string; name: string }[];
  correctedTo?: string;
};

type SearchRequest = {
  query: SearchQuery;
  reader: ProductReader;
  narrowing: Narrowing;
  batch: number | undefined;
};

/**
 * Hits are sorted and counted once per query: all pages and all shoppers share the cached result.
 */
function cachedAnswer(db: Database, question: SearchRequest): Promise<CachedResult> {
  const { query, reader, narrowing, batch } = question;
  const { keyword, sort, imageUrl, channel, facets, asTyped } = query;
  const key = JSON.stringify([
    [keyword, sort, imageUrl, channel, facets, asTyped, batch],
    [reader.locale, reader.platforms],
    narrowing,
    [...narrowing.attributes],
  ]);
  return cachedContent(db, { kind: 'searches', scope: SHARED, key }, () =>
    readAnswer(db, question),
  );
}

async function readAnswer(db: Database, question: SearchRequest): Promise<CachedResult> {
  const { query, reader, narrowing, batch } = question;
  const hasFacets = query.facets !== false;
  const sets = hasFacets ? setsOf(narrowing, reader, query) : new Map([['results', narrowing]]);
  const found = await find(db, query, reader, sets, batch);
  const { hits, correctedTo, fits = true, nearest = [] } = found;
  const results = hits.get('results') ?? [];
  const inOrder = isCollection(query, narrowing)
    ? results
    : ranked(results, query.sort, found.isGift);
  return {
    ids: inOrder.map(({ productId }) => productId),
    isMore: results.length >= MAX_HITS,
    newest: results[0]?.newest ?? 0,
    facets: hasFacets ? facetsOf(hits, narrowing, reader, await categoryTree(db)) : NO_FACETS,
    counted: hasFacets ? countAttributes(hits) : [],
    fits,
    nearest: await kindsNamed(db, nearest, reader),
    ...(correctedTo !== undefined && { correctedTo }),
  };
}

/** The categories of these ids, as the reader calls them. */
async function kindsNamed(db: Database, ids: readonly string[], { locale }: ProductReader) {
  if (ids.length === 0) return [];
  const { byId } = await categoryTree(db);
  return ids.flatMap((id) => {
    const node = byId.get(id);
    return node ? [{ id, name: categoryName(node, locale) }] : [];
  });
}

const NO_FACETS: CachedResult['facets'] = {
  channels: [],
  categories: [],
  prices: [],
  services: [],
  minOrders: [],
};

/** Reads the cards of a page, in order, and the names of the attribute values in its facets. */
async function readPage(
  db: Database,
  ids: readonly string[],
  counted: readonly CountedAttribute[],
  reader: ProductReader,
): Promise<{ cards: CardRow[]; names: AttributeNameRow[] }> {
  const valueIds = counted.flatMap(({ values }) => values.map(([id]) => id));
  if (ids.length === 0 && valueIds.length === 0) return { cards: [], names: [] };
  const rows = await db.all<PageRow>(pageStatement(ids, valueIds, reader));
  const parsedRows = (wanted: PageRow['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ row }) => JSON.parse(row));
  const cards = new Map((parsedRows('card') as CardRow[]).map((card) => [card.id, card]));
  return { cards: ids.flatMap((id) => cards.get(id) ?? []), names: parsedRows('name') };
}

/** A collection without keyword and sort keeps its own order. */
const isCollection = (query: SearchQuery, { productIds }: Narrowing) =>
  productIds !== undefined && query.keyword === '' && query.sort === 'relevance';

type Cursor = { batch: number; offset: number };

/**
 * A cursor has the newest batch at the time of the first page, so that products added later don't shift
 * the following pages.
 */
const cursorText = (batch: number, offset: number) =>
  `${batch.toString(36)}-${offset.toString(36)}`;

function cursorOf({ nextPage }: SearchQuery): Cursor | undefined {
  const [, batch, offset] = /^([0-9a-z]{1,9})-([0-9a-z]{1,4})$/.exec(nextPage ?? '') ?? [];
  if (batch === undefined || offset === undefined) return undefined;
  return { batch: Number.parseInt(batch, 36), offset: Number.parseInt(offset, 36) };
}

/** The hits of a query by their set, and how well they answer the query. */
type QueryHits = {
  hits: Hits;
  correctedTo?: string;
  fits?: boolean;
  isGift?: boolean;
  nearest?: string[];
};
const NOTHING: QueryHits = { hits: new Map() };

/** Reads the hits of each set. */
async function find(
  db: Database,
  query: SearchQuery,
  reader: ProductReader,
  sets: ReadonlyMap<string, Narrowing>,
  batch: number | undefined,
): Promise<QueryHits> {
  const { keyword, sort, asTyped } = query;
  // The catalogue can't search by an image URL: `searchByPicture` passes product ids instead.
  if (keyword === '' && query.imageUrl !== undefined) return NOTHING;
  if (keyword === '') return { hits: await hitsOf(db, sets, { words: [], sort, batch }) };
  const { reading, correctedTo } = await understand(db, keyword, reader.locale, asTyped);
  const words = expressionsOf(reading, await categoryTree(db));
  if (words.length === 0) return { ...NOTHING, nearest: nearestKinds(new Map(), reading.nearest) };
  const read = await hitsOf(db, sets, { words, sort, batch });
  const found = reading.isCheap ? withCheap(read) : read;
  if (sets.get('results')?.productIds) return { hits: found };
  const hits = withoutWeakHits(found, sort);
  const isFound = [...hits.values()].some((rows) => rows.length > 0);
  const fits = isFitting(hits) && isCertain(reading);
  return {
    hits,
    fits,
    ...(!fits && { nearest: nearestKinds(hits, reading.nearest) }),
    isGift: isGift(reading),
    ...(correctedTo !== undefined && isFound && { correctedTo }),
  };
}

async function hitsOf(
  db: Database,
  sets: ReadonlyMap<string, Narrowing>,
  request: HitsRequest,
): Promise<Hits> {
  const bySet = Map.groupBy(await db.all<HitRow>(hitsStatement(sets, request)), ({ set }) => set);
  return new Map([...sets.keys()].map((set) => [set, bySet.get(set) ?? []]));
}
