import { isPurposeFit, NAME_FITS } from '../../../db/name-targets.ts';
import { isGraded, isOfGift, type Part } from '../query/query-parts.ts';
import type { Reading } from '../query/read-query.ts';

/**
 * How well a good suits a part of a query: usual for a purpose, a usual gift for somebody or an occasion,
 * or another suitable gift.
 */
const GRADES: Partial<Record<number, number>> = {
  [NAME_FITS.purpose]: 5,
  [NAME_FITS.less]: 4.5,
  [NAME_FITS.general]: 2,
  [NAME_FITS.gift]: 2,
  [NAME_FITS.suiting]: 1,
};
/** The points for a merely possible use; they matter only if nothing else is known. */
const USE = 0.2;
/**
 * The least points of a good that is known to suit. Goods with fewer points form no step of their own
 * beside such goods.
 */
const LEAST_POINTS = 1;
/** Additional points for the purpose with the fewest goods, because it tells the most. */
const FEWEST = 1;

/**
 * The nouns (`NameRow.target`) that suit a query without a thing, in steps; those that suit all of the
 * query best come first.
 */
export function suitableGoods(parts: readonly Part[]): string[][] {
  const graded = parts.filter(isGraded);
  const sizes = graded.map((part) => purposeNames(part).length).filter((size) => size > 0);
  const fewest = sizes.length > 1 ? Math.min(...sizes) : 0;
  const scores = new Map<string, number>();
  for (const part of graded) {
    const most = purposeNames(part).length === fewest ? FEWEST : 0;
    for (const { target, fit } of namesOf(part)) {
      if (!target.startsWith('noun ')) continue;
      const grade = GRADES[fit] ?? (fit === NAME_FITS.use ? USE : 0);
      const score = grade + (isPurposeFit(fit) ? most : 0);
      if (score > 0) scores.set(target, (scores.get(target) ?? 0) + score);
    }
  }
  const steps = Map.groupBy(scores.keys(), (target) => scores.get(target) ?? 0);
  const sorted = [...steps].sort(([a], [b]) => b - a);
  const better = sorted.filter(([score]) => score >= LEAST_POINTS);
  return (better.length > 0 ? better : sorted).map(([, targets]) => targets);
}

const namesOf = (part: Part) => ('names' in part ? part.names : []);

const purposeNames = (part: Part) => namesOf(part).filter(({ fit }) => isPurposeFit(fit));

/** Whether a query names the person or occasion of a gift, and not what it should be. */
export const isGift = ({ head, parts }: Reading): boolean =>
  head === undefined && parts.some(isOfGift);
