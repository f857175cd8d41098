import type { SearchQuery, SearchResult } from '../../../contract/calls/catalogue.ts';
import type { ProductCard } from '../../../contract/values/goods/product.ts';
import type { EmbeddedSource } from '../catalogue/embedded-source.ts';
import { mergeResults, SORT_VALUES } from '../merge-results.ts';
import type { ProductReader, ProductSource } from '../source.ts';
import type { OwnSearch, OwnSource } from './own-source.ts';

type OwnRequest = {
  query: SearchQuery;
  reader: ProductReader;
  productIds?: readonly string[] | undefined;
};

/**
 * The own products that a search finds: by its words or, if no product has them, by their Chinese
 * translations, as for marketplaces. Own products have titles in English and in the shop's first language,
 * so words in these languages are not translated.
 */
export async function findOwn(
  own: OwnSource,
  embedded: Pick<EmbeddedSource, 'inChinese'>,
  { query, reader, productIds }: OwnRequest,
): Promise<OwnSearch> {
  const found = await own.find(query, reader, productIds);
  const isFound = found.ids.length > 0 || found.facets.channels.length > 0;
  const hasTitlesInLanguage = reader.locale === 'en' || reader.locale === own.language;
  if (isFound || hasTitlesInLanguage || query.keyword === '' || query.asTyped) return found;
  if (await own.isEmpty(reader)) return found;
  const keyword = await embedded.inChinese(query.keyword, reader);
  return keyword === undefined ? found : own.find({ ...query, keyword }, reader, productIds);
}

/** Own hits as a source to merge with marketplaces, whose pages have no numbers. */
export function foundSource(
  own: OwnSource,
  found: OwnSearch,
): Pick<ProductSource, 'search' | 'searchShop'> {
  const search = async (query: SearchQuery, reader: ProductReader): Promise<SearchResult> => {
    const start = (query.pageNo - 1) * query.pageSize;
    const page = found.ids.slice(start, start + query.pageSize);
    return resultOf(query, found, [...(await own.cards(page, reader)).values()]);
  };
  return { search, searchShop: search };
}

const resultOf = (
  { pageNo, pageSize }: SearchQuery,
  { ids, facets }: OwnSearch,
  records: ProductCard[],
): SearchResult => ({
  total: ids.length,
  pageNo,
  pageSize,
  totalPage: Math.ceil(ids.length / pageSize),
  records,
  isMore: false,
  facets,
  unavailable: [],
});

/**
 * A page of own hits and hits of the embedded catalogue in one list: sorted as requested if cards have the
 * field to sort by; else the own ones come first. It has numbered pages, each full.
 */
export async function searchBoth(
  own: OwnSource,
  found: OwnSearch,
  embedded: EmbeddedSource,
  { query, reader, productIds }: OwnRequest,
): Promise<SearchResult> {
  const { pageNo, pageSize, sort } = query;
  const sortValue = SORT_VALUES[sort];
  const [start, end] = [(pageNo - 1) * pageSize, pageNo * pageSize];
  const ownCount = found.ids.length;
  // A hit at place `start` has at most `ownCount` own hits before it, so at least `from` catalogue hits: those need not be read.
  const from = Math.max(0, start - ownCount);
  const to = sortValue ? end : Math.max(0, end - ownCount);
  const ownIds = sortValue ? found.ids : found.ids.slice(start, end);
  const [catalogue, ownCards] = await Promise.all([
    embedded.search({ ...query, nextPage: undefined }, reader, productIds, {
      start: from,
      count: Math.max(0, to - from),
    }),
    own.cards(ownIds, reader),
  ]);
  const records = sortValue
    ? inOneOrder([...ownCards.values()], catalogue.records, sortValue).slice(
        start - from,
        end - from,
      )
    : [...ownCards.values(), ...catalogue.records].slice(0, pageSize);
  const answers = [
    { id: 'own', platforms: ['SelfOwned'], result: resultOf(query, found, []) },
    { id: 'embedded', platforms: reader.platforms, result: catalogue },
  ] as const;
  const { nextPage: _, ...merged } = mergeResults(query, answers);
  return { ...merged, totalPage: Math.ceil(merged.total / pageSize), records };
}

/** Merges two sorted lists; equal entries of the first list come first. */
function inOneOrder(
  first: readonly ProductCard[],
  second: readonly ProductCard[],
  value: (card: ProductCard) => number,
): ProductCard[] {
  return [...first, ...second].toSorted((a, b) => value(a) - value(b));
}
