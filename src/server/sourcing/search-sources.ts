import type { SearchQuery, SearchResult } from '../../contract/calls/catalogue.ts';
import { Failure } from '../../contract/errors.ts';
import type { ProductPlatform } from '../../contract/values/enums.ts';
import type { EmbeddedSource } from './catalogue/embedded-source.ts';
import type { Marketplaces } from './marketplaces/open.ts';
import { type Answered, mergeResults, readCursor, sharesOf } from './merge-results.ts';
import {
  isUnavailable,
  type Picture,
  type ProductSource,
  type Reader,
  SOURCE_IDS,
  type SourceId,
} from './source.ts';

/** Hits that the embedded catalogue answers at most at once. */
const EMBEDDED_PAGE = 100;

type Opened = {
  embedded: EmbeddedSource;
  marketplaces: Marketplaces;
  sourceOf: ReadonlyMap<ProductPlatform, SourceId>;
};

/** A source's part of a search. */
type Part = { id: SourceId; source: ProductSource | undefined; reader: Reader; most: number };

export type SourceSearch = {
  /** A marketplace that doesn't answer is named in `unavailable`; the others' hits are there. */
  search(query: SearchQuery, reader: Reader, productIds?: readonly string[]): Promise<SearchResult>;
  /** Throws `UPLOAD_REFUSED` for a picture that can't be read. */
  searchByPicture(picture: Picture, query: SearchQuery, reader: Reader): Promise<SearchResult>;
};

/** Searches over all sources that can know what is asked for. */
export function createSearch(opened: Opened): SourceSearch {
  const { embedded, marketplaces, sourceOf } = opened;

  const served = (id: SourceId, platforms: readonly ProductPlatform[]) =>
    platforms.filter((platform) => sourceOf.get(platform) === id);

  const partOf = (id: SourceId, reader: Reader, platforms: readonly ProductPlatform[]): Part[] => {
    const own = served(id, platforms);
    if (own.length === 0) return [];
    if (id === 'embedded') {
      // It counts what its other marketplaces have, so it learns of all of them.
      const wide = { ...reader, platforms: served(id, reader.platforms) };
      return [{ id, source: embedded, reader: wide, most: EMBEDDED_PAGE }];
    }
    const { source, mostPerPage: most = 1 } = marketplaces.get(id) ?? {};
    return [{ id, source, reader: { ...reader, platforms: own }, most }];
  };

  /** Who is asked: the one that an id or a marketplace names, else all of the reader's. */
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
    const answer = async ({ id, source, reader }: Part, asked: SearchQuery): Promise<Answered> => {
      const result = source && (await ask(source, asked, reader).catch(undefinedWhereUnavailable));
      return { id, platforms: reader.platforms, result };
    };
    if (only && parts.length === 1) {
      // Its cursors and its pages are those of the answer.
      const { result, ...failed } = await answer(only, query);
      return result ?? mergeResults(query, [{ ...failed, result }]);
    }
    const cursor = readCursor(query.nextPage);
    const pageNo = cursor?.pageNo ?? query.pageNo;
    const shares = sharesOf(
      query.pageSize,
      parts.map(({ most }) => most),
    );
    const answers = parts.flatMap((part, at): Promise<Answered>[] => {
      const nextPage = cursor?.next[part.id];
      if (cursor && nextPage === undefined) return [];
      const asked = {
        ...query,
        pageNo,
        pageSize: shares[at] ?? 1,
        nextPage: nextPage || undefined,
      };
      return [answer(part, asked)];
    });
    return mergeResults({ ...query, pageNo }, await Promise.all(answers), cursor?.ended);
  };

  return {
    search: (query, reader, productIds) =>
      searchParts(partsOf(query, reader, productIds !== undefined), query, (source, asked, own) =>
        query.shopId === undefined
          ? source.search(asked, own, productIds)
          : source.searchShop(asked, own),
      ),

    searchByPicture: (picture: Picture, query, reader) => {
      const parts = partsOf(query, reader, false).filter(
        ({ source }) => !source || source.searchByPicture,
      );
      return searchParts(parts, query, async (source, asked, own) => {
        if (!source.searchByPicture) throw new Failure('SOURCE_UNAVAILABLE');
        return source.searchByPicture(picture, asked, own);
      });
    },
  };
}

/**
 * The only source that knows what a query names: the one whose id stands before a shop's, a
 * category's or a navigation entry's. Ids without one, and what was counted of attributes, are the
 * embedded catalogue's.
 */
function ownerOf({ shopId, categoryId, snId, filters }: SearchQuery): SourceId | undefined {
  const named = shopId ?? snId ?? categoryId;
  if (named !== undefined) {
    return SOURCE_IDS.find((id) => named.startsWith(`${id}:`)) ?? 'embedded';
  }
  return /(?:^|,)\s*attribute:/.test(filters) ? 'embedded' : undefined;
}

const undefinedWhereUnavailable = (error: unknown): undefined => {
  if (isUnavailable(error)) return undefined;
  throw error;
};
