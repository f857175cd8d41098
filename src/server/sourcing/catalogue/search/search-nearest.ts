import type { Hits } from './search-hits.ts';

/** The most kinds that are offered. */
const MAX_KINDS = 3;

/**
 * The ids of the nearest categories for a query without fitting hits: the category that is known to be
 * nearest, or else those of the hits, sorted by their number of hits.
 */
export function nearestKinds(hits: Hits, known: string | undefined): string[] {
  if (known !== undefined) return [known];
  const counted = Map.groupBy(hits.get('results') ?? [], ({ categoryId }) => categoryId);
  return [...counted]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_KINDS)
    .map(([id]) => id);
}
