import type { SearchQuery, SearchResult } from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import type { ProductPlatform } from '../../contract/values/goods/product-kinds.ts';
import type { EmbeddedSource } from './catalogue/embedded-source.ts';
import type { Marketplaces } from './marketplaces/open.ts';
import { mergeResults, readCursor, type SourceAnswer, sharesOf } from './merge-results.ts';
import type { OwnSource } from './own/own-source.ts';
import { findOwn, foundSource, searchBoth } from './own/with-own.ts';
import {
  canFilter,
  isUnavailable,
  type Picture,
  type ProductReader,
  type ProductSource,
  SOURCE_IDS,
  type SourceId,
} from './source.ts';

/** How many hits the embedded catalogue returns per page. */
const MAX_EMBEDDED_HITS = 100;

/** The parts of a source that a search needs. */
type Searched = Pick<
  ProductSource,
  'search' | 'searchByPicture' | 'searchShop' | 'languages' | 'filters'
>;

/** The open sources of a tenant, and which of them serves each platform. */
type OpenSources = {
  embedded: EmbeddedSource;
  own: OwnSource;
  marketplaces: Marketplaces;
  sourceOf: ReadonlyMap<ProductPlatform, SourceId>;
};

/** The part of one source in a search. `source` is undefined if the deployment lacks the marketplace's keys. */
type Part = {
  id: SourceId;
  source: Searched | undefined;
  reader: ProductReader;
  maxHits: number;
};

export type SourceSearch = {
  /**
   * Searches all sources, or with `productIds` the products of a collection of the embedded catalogue.
   * Platforms of sources that fail are listed in `unavailable`.
   */
  search(
    query: SearchQuery,
    reader: ProductReader,
    productIds?: readonly string[],
  ): Promise<SearchResult>;
  /** Throws `UPLOAD_REFUSED` if the picture can't be decoded. */
  searchByPicture(
    picture: Picture,
    query: SearchQuery,
    reader: ProductReader,
  ): Promise<SearchResult>;
};

/** Creates a search over all sources that can answer a query. */
export function createSearch(opened: OpenSources): SourceSearch {
  const { embedded, own, marketplaces, sourceOf } = opened;

  const servedBy = (id: SourceId, platforms: readonly ProductPlatform[]) =>
    platforms.filter((platform) => sourceOf.get(platform) === id);

  const partOf = (
    id: SourceId,
    reader: ProductReader,
    platforms: readonly ProductPlatform[],
  ): Part[] => {
    const served = servedBy(id, platforms);
    if (served.length === 0) return [];
    if (id === 'embedded') {
      // The query's channel (one platform) must not narrow the facets, so it gets all platforms it
      // serves.
      const allServed = { ...reader, platforms: servedBy(id, reader.platforms) };
      return [{ id, source: embedded, reader: allServed, maxHits: MAX_EMBEDDED_HITS }];
    }
    const { source, maxPerPage: maxHits = 1 } = marketplaces.get(id) ?? {};
    return [{ id, source, reader: { ...reader, platforms: served }, maxHits }];
  };

  /**
   * The sources to search: the embedded catalogue for a collection, else the source that owns the query's
   * id or filters, else all sources that serve the query's channel or, without a channel, a platform of
   * the reader.
   */
  const partsOf = (query: SearchQuery, reader: ProductReader, isCollection: boolean): Part[] => {
    const owner = isCollection ? 'embedded' : ownerOf(query);
    const { channel } = query;
    const platforms =
      channel === undefined ? reader.platforms : reader.platforms.filter((p) => p === channel);
    const ids = owner === undefined ? SOURCE_IDS : [owner];
    return ids.flatMap((id) => partOf(id, reader, platforms));
  };

  const searchParts = async (
    parts: readonly Part[],
    query: SearchQuery,
    searchSource: (
      source: Searched,
      partQuery: SearchQuery,
      partReader: ProductReader,
    ) => Promise<SearchResult>,
  ): Promise<SearchResult> => {
    const answer = async (
      { id, source, reader }: Part,
      partQuery: SearchQuery,
    ): Promise<SourceAnswer> => {
      const searched = source && canFilter(source, partQuery) ? source : undefined;
      const result =
        searched && (await searchSource(searched, partQuery, reader).catch(undefinedIfUnavailable));
      return { id, platforms: reader.platforms, result };
    };
    const [single] = parts;
    if (single && parts.length === 1) {
      // A single source keeps its own cursors and page numbers.
      const sourceAnswer = await answer(single, query);
      return sourceAnswer.result ?? mergeResults(query, [sourceAnswer]);
    }
    const cursor = readCursor(query.nextPage);
    const pageNo = cursor?.pageNo ?? query.pageNo;
    const shares = sharesOf(
      query.pageSize,
      parts.map(({ maxHits }) => maxHits),
    );
    const answers = parts.flatMap((part, at): Promise<SourceAnswer>[] => {
      const nextPage = cursor?.next[part.id];
      // The source is exhausted or has failed. An empty text is different: it stands for page numbers.
      if (cursor && nextPage === undefined) return [];
      const partQuery = {
        ...query,
        pageNo,
        pageSize: shares[at] ?? 1,
        nextPage: nextPage || undefined,
      };
      return [answer(part, partQuery)];
    });
    return mergeResults({ ...query, pageNo }, await Promise.all(answers), cursor?.ended);
  };

  /** Searches a source in a language that it reads: for Chinese words if it doesn't read the shopper's. */
  const searchReadably = async (
    source: Searched,
    query: SearchQuery,
    reader: ProductReader,
  ): Promise<SearchResult> => {
    const { keyword, asTyped } = query;
    const reads = source.languages?.includes(reader.locale) ?? true;
    const readAs =
      reads || asTyped || keyword === '' ? undefined : await embedded.inChinese(keyword, reader);
    if (readAs === undefined) return source.search(query, reader);
    return { ...(await source.search({ ...query, keyword: readAs }, reader)), readAs };
  };

  /** All own hits are a part of their own beside marketplaces. */
  const searchAll = (
    parts: readonly Part[],
    query: SearchQuery,
    productIds: readonly string[] | undefined,
  ) =>
    searchParts(parts, query, (source, partQuery, partReader) => {
      if (query.shopId !== undefined) return source.searchShop(partQuery, partReader);
      return productIds
        ? source.search(partQuery, partReader, productIds)
        : searchReadably(source, partQuery, partReader);
    });

  return {
    search: async (query, reader, productIds) => {
      const parts = partsOf(query, reader, productIds !== undefined);
      const served = readerOfOwn(reader, sourceOf);
      const found = await findOwn(own, embedded, { query, reader: served, productIds });
      const isFound = found.ids.length > 0 || found.facets.channels.length > 0;
      if (!isFound) return searchAll(parts, query, productIds);
      const [only] = parts;
      if (only?.id === 'embedded' && parts.length === 1) {
        return searchBoth(own, found, embedded, { query, reader: only.reader, productIds });
      }
      const ownPart: Part = {
        id: 'own',
        source: foundSource(own, found),
        reader: { ...reader, platforms: ['SelfOwned'] },
        maxHits: MAX_EMBEDDED_HITS,
      };
      return searchAll([ownPart, ...parts], query, productIds);
    },

    searchByPicture: (picture: Picture, query, reader) => {
      const parts = partsOf(query, reader, false).filter(
        ({ source }) => !source || source.searchByPicture,
      );
      return searchParts(parts, query, async (source, partQuery, partReader) => {
        if (!source.searchByPicture) throw new Failure('SOURCE_UNAVAILABLE');
        return source.searchByPicture(picture, partQuery, partReader);
      });
    },
  };
}

/**
 * The reader for the source of own products, without the platform `SelfOwned` if the tenant's record switches
 * that source off.
 */
const readerOfOwn = (reader: ProductReader, sourceOf: OpenSources['sourceOf']): ProductReader => ({
  ...reader,
  platforms: reader.platforms.filter(
    (platform) => platform !== 'SelfOwned' || sourceOf.has('SelfOwned'),
  ),
});

/**
 * The source that owns the id in a query: shop, category and navigation ids have their source as a
 * prefix. Ids without a prefix and attribute filters belong to the embedded catalogue. Undefined if the
 * query has no id and no attribute filter.
 */
function ownerOf({ shopId, categoryId, snId, filters }: SearchQuery): SourceId | undefined {
  const requestedId = shopId ?? snId ?? categoryId;
  if (requestedId !== undefined) {
    return SOURCE_IDS.find((id) => requestedId.startsWith(`${id}:`)) ?? 'embedded';
  }
  return /(?:^|,)\s*attribute:/.test(filters) ? 'embedded' : undefined;
}

const undefinedIfUnavailable = (error: unknown): undefined => {
  if (isUnavailable(error)) return undefined;
  throw error;
};
