import { NAME_FITS } from '../../../db/name-targets.ts';
import { isGraded, isOfGift, type Part } from '../query/query-parts.ts';
import type { Reading } from '../query/read-query.ts';

/**
 * How much a good suits what a part of a query says: that it is usual for a purpose, a usual gift for somebody or on an
 * occasion, or another gift that suits.
 */
const GRADES: Partial<Record<number, number>> = {
  [NAME_FITS.purpose]: 5,
  [NAME_FITS.less]: 4.5,
  [NAME_FITS.general]: 2,
  [NAME_FITS.gift]: 2,
  [NAME_FITS.suiting]: 1,
};
/** What it counts if someone used a good so: much only if nothing else is known. */
const USE = 0.2;
/** What a good counts at least that is known to suit; others are no step of their own beside such. */
const LEAST = 1;
/** What the purpose with the fewest goods counts more: it says the most. */
const FEWEST = 1;

/** The nouns (`NameRow.target`) that suit a query without a thing, those that suit all of it best first, in steps. */
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
      const score = grade + (fit === NAME_FITS.purpose || fit === NAME_FITS.less ? most : 0);
      if (score > 0) scores.set(target, (scores.get(target) ?? 0) + score);
    }
  }
  const steps = Map.groupBy(scores.keys(), (target) => scores.get(target) ?? 0);
  const sorted = [...steps].sort(([a], [b]) => b - a);
  const better = sorted.filter(([score]) => score >= LEAST);
  return (better.length > 0 ? better : sorted).map(([, targets]) => targets);
}

const namesOf = (part: Part) => ('names' in part ? part.names : []);

const purposeNames = (part: Part) =>
  namesOf(part).filter(({ fit }) => fit === NAME_FITS.purpose || fit === NAME_FITS.less);

/** Whether a query says for whom or for what occasion a gift is, and not what it should be. */
export const isGift = ({ head, parts }: Reading): boolean =>
  head === undefined && parts.some(isOfGift);
