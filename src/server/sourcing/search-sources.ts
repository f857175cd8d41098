import type { SearchQuery, SearchResult } from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import type { ProductPlatform } from '../../contract/values/product-kinds.ts';
import type { EmbeddedSource } from './catalogue/embedded-source.ts';
import type { Marketplaces } from './marketplaces/open.ts';
import { mergeResults, readCursor, type SourceAnswer, sharesOf } from './merge-results.ts';
import {
  canFilter,
  isUnavailable,
  type Picture,
  type ProductSource,
  type Reader,
  SOURCE_IDS,
  type SourceId,
} from './source.ts';

/** The most hits that the embedded catalogue returns per page. */
const EMBEDDED_PAGE = 100;

/** The open sources of a tenant, and which of them serves each platform. */
type OpenSources = {
  embedded: EmbeddedSource;
  marketplaces: Marketplaces;
  sourceOf: ReadonlyMap<ProductPlatform, SourceId>;
};

/** One source of a search. `source` is undefined if the deployment lacks the marketplace's keys. */
type Part = { id: SourceId; source: ProductSource | undefined; reader: Reader; maxHits: number };

export type SourceSearch = {
  /** Searches all sources. Platforms of sources that fail are listed in `unavailable`. */
  search(query: SearchQuery, reader: Reader, productIds?: readonly string[]): Promise<SearchResult>;
  /** Throws `UPLOAD_REFUSED` if the picture can't be decoded. */
  searchByPicture(picture: Picture, query: SearchQuery, reader: Reader): Promise<SearchResult>;
};

/** Creates a search over all sources that can answer a query. */
export function createSearch(opened: OpenSources): SourceSearch {
  const { embedded, marketplaces, sourceOf } = opened;

  const served = (id: SourceId, platforms: readonly ProductPlatform[]) =>
    platforms.filter((platform) => sourceOf.get(platform) === id);

  const partOf = (id: SourceId, reader: Reader, platforms: readonly ProductPlatform[]): Part[] => {
    const own = served(id, platforms);
    if (own.length === 0) return [];
    if (id === 'embedded') {
      // Its facets count hits of all platforms, not only of the query's channel.
      const unfiltered = { ...reader, platforms: served(id, reader.platforms) };
      return [{ id, source: embedded, reader: unfiltered, maxHits: EMBEDDED_PAGE }];
    }
    const { source, maxPerPage: maxHits = 1 } = marketplaces.get(id) ?? {};
    return [{ id, source, reader: { ...reader, platforms: own }, maxHits }];
  };

  /**
   * The sources to search: the one that owns the query's id or filters, or serves its channel; else all
   * sources of the reader.
   */
  const partsOf = (query: SearchQuery, reader: Reader, isCollection: boolean): Part[] => {
    const only = isCollection ? 'embedded' : ownerOf(query);
    const { channel } = query;
    const platforms = reader.platforms.filter((one) => channel === undefined || one === channel);
    const ids = only === undefined ? SOURCE_IDS : [only];
    return ids.flatMap((id) => partOf(id, reader, platforms));
  };

  const searchParts = async (
    parts: readonly Part[],
    query: SearchQuery,
    ask: (source: ProductSource, query: SearchQuery, reader: Reader) => Promise<SearchResult>,
  ): Promise<SearchResult> => {
    const [only] = parts;
    const answer = async (
      { id, source, reader }: Part,
      partQuery: SearchQuery,
    ): Promise<SourceAnswer> => {
      const asked = source && canFilter(source, partQuery) ? source : undefined;
      const result = asked && (await ask(asked, partQuery, reader).catch(undefinedIfUnavailable));
      return { id, platforms: reader.platforms, result };
    };
    if (only && parts.length === 1) {
      // A single source keeps its own cursors and page numbers.
      const { result, ...failed } = await answer(only, query);
      return result ?? mergeResults(query, [{ ...failed, result }]);
    }
    const cursor = readCursor(query.nextPage);
    const pageNo = cursor?.pageNo ?? query.pageNo;
    const shares = sharesOf(
      query.pageSize,
      parts.map(({ maxHits }) => maxHits),
    );
    const answers = parts.flatMap((part, at): Promise<SourceAnswer>[] => {
      const nextPage = cursor?.next[part.id];
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

  return {
    search: (query, reader, productIds) =>
      searchParts(partsOf(query, reader, productIds !== undefined), query, (source, part, own) =>
        query.shopId === undefined
          ? source.search(part, own, productIds)
          : source.searchShop(part, own),
      ),

    searchByPicture: (picture: Picture, query, reader) => {
      const parts = partsOf(query, reader, false).filter(
        ({ source }) => !source || source.searchByPicture,
      );
      return searchParts(parts, query, async (source, part, own) => {
        if (!source.searchByPicture) throw new Failure('SOURCE_UNAVAILABLE');
        return source.searchByPicture(picture, part, own);
      });
    },
  };
}

/**
 * The source that owns the id in a query: shop, category and navigation ids have their source as a
 * prefix. Ids without a prefix and attribute filters belong to the embedded catalogue. Undefined if the
 * query has no id and no attribute filter.
 */
function ownerOf({ shopId, categoryId, snId, filters }: SearchQuery): SourceId | undefined {
  const named = shopId ?? snId ?? categoryId;
  if (named !== undefined) {
    return SOURCE_IDS.find((id) => named.startsWith(`${id}:`)) ?? 'embedded';
  }
  return /(?:^|,)\s*attribute:/.test(filters) ? 'embedded' : undefined;
}

const undefinedIfUnavailable = (error: unknown): undefined => {
  if (isUnavailable(error)) return undefined;
  throw error;
};
