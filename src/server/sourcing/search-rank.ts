import type { SearchSort } from '../../contract/catalogue.ts';
import { SERVICE_BITS } from '../db/schema/catalogue.ts';
import type { HitRow } from './search-statements.ts';

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
