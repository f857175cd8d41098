import type { SearchSort } from '../../../../contract/values/goods/search-filters.ts';
import { SERVICE_BITS } from '../../../db/schema/shop/catalogue.ts';
import { bitOf, FEATURES, type Feature } from './search-features.ts';
import type { HitRow, Hits } from './search-hits.ts';

type Compare = (a: HitRow, b: HitRow) => number;

/**
 * The points that each feature adds to a hit's score. Only the best of the features about the thing counts; the
 * points of wishes are added to it.
 */
const THING_WEIGHTS: Partial<Record<Feature, number>> = {
  named: 100,
  synonym: 99,
  kin: 97,
  category: 96,
  inNoun: 82,
  wide: 88,
  class: 84,
  meant: 92,
  allInNoun: 90,
  suitsAll: 84,
  usual: 72,
  giftFor: 70,
  occasion: 66,
  suits: 65,
  allInTitle: 70,
  allWords: 60,
  near: 30,
  passing: 20,
  anyWord: 15,
};
const WISH_WEIGHTS: Partial<Record<Feature, number>> = {
  wish0: 6,
  wish1: 6,
  wish2: 6,
  wish3: 6,
  suitsToo: 5,
  cheap: 6,
  notForThem: -52,
};
/** The points of a feature that is the best one of a hit's features of the thing. */
export const weightOf = (feature: Feature): number =>
  THING_WEIGHTS[feature] ?? WISH_WEIGHTS[feature] ?? 0;

/** From this score on, a hit is what was searched for. */
const FITTING = 50;

/** The features of a hit. */
export const featuresOf = (hit: Pick<HitRow, 'features'>): Feature[] =>
  FEATURES.filter((feature) => Math.floor(hit.features / bitOf(feature)) % 2 === 1);

/** How well a hit fits the query, in points; 0 for a hit of a search without words. */
export function scoreOf(hit: Pick<HitRow, 'features'>): number {
  const features = featuresOf(hit);
  const things = features.map((feature) => THING_WEIGHTS[feature] ?? 0);
  const wishes = features.map((feature) => WISH_WEIGHTS[feature] ?? 0);
  return Math.max(0, ...things) + wishes.reduce((sum, weight) => sum + weight, 0);
}

/** 0 for hits in stock, 1 for others, so that they sort last. */
const soldOutLast = ({ services }: HitRow) => (services & SERVICE_BITS.inStock ? 0 : 1);

/** Products in one band of quality count as equal; within a band the best-selling come first. */
const BAND_BITS = 2 ** 26;
const band = ({ place }: HitRow) => Math.floor(place / BAND_BITS);

const ORDERS: Record<SearchSort, Compare> = {
  relevance: (a, b) =>
    soldOutLast(a) - soldOutLast(b) ||
    scoreOf(b) - scoreOf(a) ||
    band(a) - band(b) ||
    b.soldCount - a.soldCount ||
    a.place - b.place,
  sold: (a, b) => b.soldCount - a.soldCount,
  'price-asc': (a, b) => a.priceFen - b.priceFen,
  'price-desc': (a, b) => b.priceFen - a.priceFen,
  newest: (a, b) => b.createdAt - a.createdAt,
};

/** Sorts hits in the order in which they are shown; those of a gift with different kinds before others of the same kind. */
export function ranked(hits: readonly HitRow[], sort: SearchSort, isGift = false): HitRow[] {
  const byId = (a: HitRow, b: HitRow) => (a.productId < b.productId ? -1 : 1);
  const order = ORDERS[sort];
  const sorted = hits.toSorted((a, b) => order(a, b) || byId(a, b));
  if (sort !== 'relevance') return sorted;
  return separateSameTitles(isGift ? mixed(sorted) : sorted);
}

/**
 * Of hits with the same score, first the best one of each category, then the second best, and so on.
 */
function mixed(hits: readonly HitRow[]): HitRow[] {
  const keyOf = (hit: HitRow) => `${soldOutLast(hit)} ${scoreOf(hit)}`;
  return [...Map.groupBy(hits, keyOf).values()].flatMap((same) => {
    const places = new Map<string, number>();
    const placed = same.map((hit) => {
      const place = places.get(hit.categoryId) ?? 0;
      places.set(hit.categoryId, place + 1);
      return { hit, place };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ hit }) => hit);
  });
}

/** Equal titles should be at least this many cards apart. */
const TITLE_GAP = 5;

/** Moves a hit down among the hits of its score if a hit with the same title was shown just before. */
function separateSameTitles(hits: readonly HitRow[]): HitRow[] {
  const remaining = [...hits];
  const shown: HitRow[] = [];
  while (remaining.length > 0) {
    const recentTitles = new Set(shown.slice(-TITLE_GAP).map(({ titleHash }) => titleHash));
    const first = remaining[0];
    const other = remaining.findIndex(
      (hit) => hit.features !== first?.features || !recentTitles.has(hit.titleHash),
    );
    const sameScore = remaining[other]?.features === first?.features && other > 0;
    shown.push(...remaining.splice(sameScore ? other : 0, 1));
  }
  return shown;
}

/** The share of the hits that count as cheap. */
const CHEAP_SHARE = 1 / 3;

/** Adds the feature `cheap` to the hits with the lowest prices. */
export function withCheap(hits: Hits): Hits {
  const prices = (hits.get('results') ?? [])
    .filter((hit) => scoreOf(hit) >= FITTING)
    .map(({ priceFen }) => priceFen)
    .sort((a, b) => a - b);
  const limit = prices[Math.ceil(prices.length * CHEAP_SHARE) - 1] ?? 0;
  const marked = (hit: HitRow): HitRow =>
    hit.priceFen <= limit ? { ...hit, features: hit.features + bitOf('cheap') } : hit;
  return new Map([...hits].map(([set, rows]) => [set, rows.map(marked)]));
}

/** With this many good hits, weaker ones are left out. */
const ENOUGH_HITS = 20;

/**
 * Drops weak hits if there are better ones. Sorts other than by relevance mix all hits, so for them only the best remain.
 * All sets share one limit, so that a facet's count is the number of hits after choosing it.
 */
export function withoutWeakHits(hits: Hits, sort: SearchSort): Hits {
  const limits = [...hits.values()].map((rows) => lowestScore(rows.map(scoreOf), sort));
  const limit = Math.max(...limits);
  const kept = new Map(
    [...hits].map(([set, rows]) => [set, rows.filter((hit) => scoreOf(hit) >= limit)]),
  );
  return (kept.get('results') ?? []).length > 0 ? kept : hits;
}

function lowestScore(scores: readonly number[], sort: SearchSort): number {
  const sorted = scores.toSorted((a, b) => b - a);
  if (sort !== 'relevance' && sorted.length >= ENOUGH_HITS) return sorted[ENOUGH_HITS - 1] ?? 0;
  return sorted.filter((score) => score >= FITTING).length > 0 ? FITTING : 0;
}

/** Whether some hits are what was searched for, not only something near. */
export const isFitting = (hits: Hits): boolean =>
  (hits.get('results') ?? []).some((hit) => scoreOf(hit) >= FITTING);
