import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import type { ProductCard } from '../../../contract/values/product.ts';
import { Section } from '../../ui/section.tsx';
import type { View } from '../../view.ts';
import { cardData } from '../cards/card-data.ts';
import { ProductGrid } from '../cards/product-cards.tsx';
import { type SearchState, searchHref } from './search-state.ts';

/** A list with fewer products than this continues with those of other marketplaces. */
const SHORT_LIST = 12;
/** The most products of other marketplaces below a list. */
const MAX_ELSEWHERE = 12;

/**
 * How many hits are at other marketplaces than the searched one. Undefined if the list does not continue with them: it is
 * long enough, or they have none. 0 if some don't count their hits.
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

/** The number of cards for which there is room until they arrive. */
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

type ElsewhereProps = {
  view: View;
  state: SearchState;
  /** As from `hitsElsewhere`. */
  count: number;
  /** The first hits at all marketplaces. */
  found: readonly ProductCard[];
};

/** The products of other marketplaces, under a list that is short; nothing without any. */
export function Elsewhere({ view, state, count, found }: ElsewhereProps) {
  const { t } = view;
  const others = found.filter(({ platform }) => platform !== state.channel).slice(0, MAX_ELSEWHERE);
  if (others.length === 0) return null;
  const all = { href: searchHref(state, { channel: undefined }), label: t('home.seeAll') };
  return (
    <Section
      title={count > 0 ? t('results.moreElsewhere', { count }) : t('results.elsewhere')}
      more={all}
    >
      <ProductGrid cards={others.map((card) => cardData(view, card))} />
    </Section>
  );
}
