import type { SearchSort } from '../../../contract/calls/catalogue.ts';
import { SERVICE_BITS } from '../../db/schema/catalogue.ts';
import { FEW_HITS, type HitRow, type Hits } from './search-hits.ts';
import { EVERY_WORD, NAMED_SO, WITH_THING } from './search-terms.ts';

type Compare = (a: HitRow, b: HitRow) => number;

const soldOut = ({ services }: HitRow) => (services & SERVICE_BITS.inStock ? 0 : 1);

/** Places in one band of quality are alike; what sold more comes first among them. */
const BAND_BITS = 2 ** 26;
const band = ({ place }: HitRow) => Math.floor(place / BAND_BITS);

const ORDERS: Record<SearchSort, Compare> = {
  relevance: (a, b) =>
    soldOut(a) - soldOut(b) ||
    a.rank - b.rank ||
    band(a) - band(b) ||
    b.soldCount - a.soldCount ||
    a.place - b.place,
  sold: (a, b) => b.soldCount - a.soldCount,
  'price-asc': (a, b) => a.priceFen - b.priceFen,
  'price-desc': (a, b) => b.priceFen - a.priceFen,
  newest: (a, b) => b.createdAt - a.createdAt,
};

/** Hits in the order in which they are shown. */
export function ranked(hits: readonly HitRow[], sort: SearchSort): HitRow[] {
  const byId = (a: HitRow, b: HitRow) => (a.productId < b.productId ? -1 : 1);
  const order = ORDERS[sort];
  const sorted = hits.toSorted((a, b) => order(a, b) || byId(a, b));
  return sort === 'relevance' ? spread(sorted) : sorted;
}

/** So many cards after one title the same may stand again. */
const APART = 5;

/** Lets others of the same rank go before what bears a title that was just shown. */
function spread(hits: readonly HitRow[]): HitRow[] {
  const waiting = [...hits];
  const shown: HitRow[] = [];
  while (waiting.length > 0) {
    const recent = new Set(shown.slice(-APART).map(({ alike }) => alike));
    const first = waiting[0];
    const other = waiting.findIndex((hit) => hit.rank !== first?.rank || !recent.has(hit.alike));
    const sameRank = waiting[other]?.rank === first?.rank && other > 0;
    shown.push(...waiting.splice(sameRank ? other : 0, 1));
  }
  return shown;
}

/** So many are enough to leave out what is less like what was asked for. */
const ENOUGH = 20;

type Asked = {
  sort: SearchSort;
  words: number;
  /** Whether what has all words is enough, however little. */
  strictly: boolean;
};

/**
 * Without the hits that are hardly meant where enough are better: those of which the words are only
 * said in passing, those without the thing itself and, since a sort mixes them all, those below the
 * best that are enough. One bound for all sets, so that facets count what a choice then shows.
 */
export function meant(hits: Hits, asked: Asked): Hits {
  const bound = Math.min(...[...hits.values()].map((rows) => lastMeant(rows, asked)));
  const kept = new Map([...hits].map(([set, rows]) => [set, rows.filter((h) => h.rank <= bound)]));
  return (kept.get('results') ?? []).length > 0 ? kept : hits;
}

function lastMeant(rows: readonly HitRow[], { sort, words, strictly }: Asked): number {
  const ranks = rows.map(({ rank }) => rank).sort((a, b) => a - b);
  const upTo = (last: number) => ranks.filter((rank) => rank <= last).length;
  if (sort !== 'relevance' && ranks.length >= ENOUGH) return ranks[ENOUGH - 1] ?? 0;
  if (upTo(NAMED_SO) >= (words > 1 ? FEW_HITS : ENOUGH)) return NAMED_SO;
  if (upTo(EVERY_WORD) >= (strictly ? 1 : FEW_HITS)) return EVERY_WORD;
  return upTo(WITH_THING) >= FEW_HITS ? WITH_THING : Number.POSITIVE_INFINITY;
}
