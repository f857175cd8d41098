import type { SearchSort } from '../../../contract/values/search-filters.ts';
import { SERVICE_BITS } from '../../db/schema/catalogue.ts';
import { FEW_HITS, type HitRow, type Hits } from './search-hits.ts';
import { ALL_WORDS, HEAD_IN_TITLE, NAMED } from './search-terms.ts';

type Compare = (a: HitRow, b: HitRow) => number;

/** 0 for hits in stock, 1 for others, so that they sort last. */
const soldOutLast = ({ services }: HitRow) => (services & SERVICE_BITS.inStock ? 0 : 1);

/** Products in one band of quality count as equal; among them the best selling come first. */
const BAND_BITS = 2 ** 26;
const band = ({ place }: HitRow) => Math.floor(place / BAND_BITS);

const ORDERS: Record<SearchSort, Compare> = {
  relevance: (a, b) =>
    soldOutLast(a) - soldOutLast(b) ||
    a.rank - b.rank ||
    band(a) - band(b) ||
    b.soldCount - a.soldCount ||
    a.place - b.place,
  sold: (a, b) => b.soldCount - a.soldCount,
  'price-asc': (a, b) => a.priceFen - b.priceFen,
  'price-desc': (a, b) => b.priceFen - a.priceFen,
  newest: (a, b) => b.createdAt - a.createdAt,
};

/** Sorts hits in the order in which they are shown. */
export function ranked(hits: readonly HitRow[], sort: SearchSort): HitRow[] {
  const byId = (a: HitRow, b: HitRow) => (a.productId < b.productId ? -1 : 1);
  const order = ORDERS[sort];
  const sorted = hits.toSorted((a, b) => order(a, b) || byId(a, b));
  return sort === 'relevance' ? separateSameTitles(sorted) : sorted;
}

/** Equal titles should be at least this many cards apart. */
const TITLE_GAP = 5;

/** Moves a hit down among the hits of its rank if a hit with the same title was shown just before. */
function separateSameTitles(hits: readonly HitRow[]): HitRow[] {
  const remaining = [...hits];
  const shown: HitRow[] = [];
  while (remaining.length > 0) {
    const recentTitles = new Set(shown.slice(-TITLE_GAP).map(({ titleHash }) => titleHash));
    const first = remaining[0];
    const other = remaining.findIndex(
      (hit) => hit.rank !== first?.rank || !recentTitles.has(hit.titleHash),
    );
    const sameRank = remaining[other]?.rank === first?.rank && other > 0;
    shown.push(...remaining.splice(sameRank ? other : 0, 1));
  }
  return shown;
}

/** With this many good hits, weaker ones are left out. */
const ENOUGH_HITS = 20;

type RankRequest = {
  sort: SearchSort;
  words: number;
  /** Whether a single hit with all words is enough for dropping weaker hits. */
  strictly: boolean;
};

/**
 * Drops weak hits (those that only mention the words, or lack the head noun) if there are enough better
 * ones. Sorts other than by relevance mix all ranks, so for them only the best hits remain. All sets
 * share one limit, so that a facet's count is the number of hits after choosing it.
 */
export function withoutWeakHits(hits: Hits, request: RankRequest): Hits {
  const limit = Math.min(...[...hits.values()].map((rows) => rankLimit(rows, request)));
  const kept = new Map([...hits].map(([set, rows]) => [set, rows.filter((h) => h.rank <= limit)]));
  return (kept.get('results') ?? []).length > 0 ? kept : hits;
}

function rankLimit(rows: readonly HitRow[], { sort, words, strictly }: RankRequest): number {
  const ranks = rows.map(({ rank }) => rank).sort((a, b) => a - b);
  const countUpTo = (last: number) => ranks.filter((rank) => rank <= last).length;
  if (sort !== 'relevance' && ranks.length >= ENOUGH_HITS) return ranks[ENOUGH_HITS - 1] ?? 0;
  if (countUpTo(NAMED) >= (words > 1 ? FEW_HITS : ENOUGH_HITS)) return NAMED;
  if (countUpTo(ALL_WORDS) >= (strictly ? 1 : FEW_HITS)) return ALL_WORDS;
  return countUpTo(HEAD_IN_TITLE) >= FEW_HITS ? HEAD_IN_TITLE : Number.POSITIVE_INFINITY;
}
