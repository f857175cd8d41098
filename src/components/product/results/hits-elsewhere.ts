import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import type { SearchState } from './search-state.ts';

/** A list with fewer products than this continues with those of other marketplaces. */
const SHORT_LIST = 12;
/** The most products of other marketplaces below a list. */
const MAX_ELSEWHERE = 12;

/**
 * The number of hits at other marketplaces than the searched one. Undefined if the list does not continue with those
 * hits: it is no search for words at one marketplace, it is long enough, or there are none. 0 if no hit is counted,
 * but some marketplaces don't count theirs.
 */
export function hitsElsewhere(
  state: SearchState,
  { records, nextPage, facets }: Pick<SearchResult, 'records' | 'nextPage' | 'facets'>,
  platforms: readonly string[],
): number | undefined {
  const { keyword, imageUrl, shopId, channel, from } = state;
  if (!keyword || imageUrl || shopId || !channel) return undefined;
  if (from > 1 || nextPage || records.length >= SHORT_LIST) return undefined;
  const counts = new Map(facets.channels.map(({ id, count }) => [id, count]));
  const others = platforms.filter((platform) => platform !== channel);
  const count = others.reduce((sum, platform) => sum + (counts.get(platform) ?? 0), 0);
  const areAllCounted = others.every((platform) => counts.has(platform));
  return count === 0 && areAllCounted ? undefined : count;
}

/** The number of cards that are shown for a number of hits. */
export const cardsElsewhere = (count: number): number => Math.min(count, MAX_ELSEWHERE);

/**
 * The query for the hits at other marketplaces: one call for all marketplaces, because those at the searched one are few.
 * It asks for no facets, and is not counted as a search.
 */
export function elsewhereQuery(state: SearchState) {
  const { from: _, cursors: __, channel: ___, filters, ...query } = state;
  return {
    ...query,
    filters: filters.join(','),
    pageNo: 1,
    pageSize: SHORT_LIST + MAX_ELSEWHERE,
    facets: false,
  };
}
