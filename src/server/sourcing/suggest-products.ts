import type { SearchQuery, Suggestions } from '../../contract/calls/catalogue.ts';
import { foldText } from '../db/fold-text.ts';
import type { SourceSearch } from './search-sources.ts';
import type { ProductReader } from './source.ts';

/** The most products among suggestions. */
const MAX_PRODUCTS = 3;

/**
 * The first hits for a text that is being typed: for its best completion if there is one. None if the hits
 * would only be near. The reader should have no marketplace that charges for calls.
 */
export async function suggestProducts(
  { search }: Pick<SourceSearch, 'search'>,
  typed: string,
  { keywords }: Pick<Suggestions, 'keywords'>,
  reader: ProductReader,
): Promise<NonNullable<Suggestions['products']>> {
  const [best] = keywords;
  const completes = best !== undefined && foldText(best).startsWith(foldText(typed));
  const query: SearchQuery = {
    keyword: completes ? best : typed,
    pageNo: 1,
    pageSize: MAX_PRODUCTS,
    sort: 'relevance',
    filters: '',
    facets: false,
  };
  const { records, fits } = await search(query, reader);
  return fits === false ? [] : records.slice(0, MAX_PRODUCTS);
}
