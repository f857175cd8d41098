import type { Hits } from './search-hits.ts';

/** The most kinds that are offered. */
const MAX_KINDS = 3;

/**
 * The ids of the categories nearest to what was searched for, where nothing fits: the one that is known to be nearest, or
 * else those of the hits, that with the most of them first.
 */
export function nearestKinds(hits: Hits, known: string | undefined): string[] {
  if (known !== undefined) return [known];
  const counted = Map.groupBy(hits.get('results') ?? [], ({ categoryId }) => categoryId);
  return [...counted]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_KINDS)
    .map(([id]) => id);
}
