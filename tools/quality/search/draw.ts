import { DEPARTMENTS, GOODS } from '../../../demo/catalogue/departments.ts';
import type { JudgedQuery } from './judged-queries.ts';

/** A query as somebody typed it, not judged yet. */
export type DrawnQuery = Pick<JudgedQuery, 'query' | 'locale' | 'kind'>;

/**
 * The verdict of one judge on a query: the ids of goods that fit it, and of those that only share a sense
 * with it.
 */
export type Verdict = { fits: string[]; near: string[] };

const pictureOf = ({ emoji }: (typeof GOODS)[number]) =>
  String.fromCodePoint(...emoji.split('-').map((code) => Number.parseInt(code, 16)));

/**
 * What the writers of queries may see: the tree of categories, and the pictures of the goods without their
 * names.
 */
export function materialForWriters(): string {
  const pictures = Map.groupBy(GOODS, ({ category }) => category);
  return Object.values(DEPARTMENTS)
    .flatMap(({ tree }) => tree.trim().split('\n'))
    .map((line) => {
      const [id = '', name = ''] = line.split('|').map((cell) => cell.trim());
      const seen = (pictures.get(id) ?? []).map(pictureOf).join(' ');
      const indent = line.slice(0, line.length - line.trimStart().length);
      return `${indent}- ${name} ${seen}`.trimEnd();
    })
    .join('\n');
}

/** What the judges may see: each of the goods with its id, picture, category and names. */
export const materialForJudges = (): string =>
  GOODS.map((good) => {
    const nouns = good.nouns.map(({ en }) => en).join(', ');
    return [good.id, pictureOf(good), good.category, nouns].join('\t');
  }).join('\n');

/**
 * The queries with the verdicts of both judges, in the order of the queries. Throws an error that names the
 * query if a judge has no verdict on it, or names goods that don't exist.
 */
export function judged(
  queries: readonly DrawnQuery[],
  first: readonly Verdict[],
  second: readonly Verdict[],
): JudgedQuery[] {
  const goodIds = new Set(GOODS.map(({ id }) => id));
  return queries.map(({ query, locale, kind }, at) => {
    const [a, b] = [first[at], second[at]];
    if (!a || !b) throw new Error(`a judge says nothing of query ${at + 1}: ${query}`);
    const unknown = [a, b]
      .flatMap(({ fits, near }) => [...fits, ...near])
      .filter((id) => !goodIds.has(id));
    if (unknown.length > 0) throw new Error(`unknown goods for ${query}: ${unknown.join(' ')}`);
    const fits = [...new Set([...a.fits, ...b.fits])].sort();
    const nearIds = [...new Set([...a.near, ...b.near])].sort();
    return {
      ...{ query, locale, kind, fits },
      byBoth: a.fits.filter((id) => b.fits.includes(id)).sort(),
      near: nearIds.filter((id) => !fits.includes(id)),
    };
  });
}
