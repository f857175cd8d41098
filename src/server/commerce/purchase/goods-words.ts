import { isHanCharacter, type Run, runsOf } from '../../db/fold-text.ts';
import { phraseOf } from '../../db/search-text.ts';

/** The most words of a search for goods. */
const MAX_WORDS = 8;

/** Words by which goods are looked for. */
export type GoodsWords = {
  /** Folded as the catalogue folds its titles. */
  runs: readonly Run[];
  /** The pieces in lower case, as in the `searchText` of orders. */
  pieces: readonly string[];
};

/** The words of what was typed; undefined if they are too few to name goods: a lone letter, or only digits. */
export function goodsWords(typed: string): GoodsWords | undefined {
  const words = typed.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.slice(0, MAX_WORDS).map((word) => ({ word, runs: runsOf(word) }));
  const runs = found.flatMap((one) => one.runs);
  const isName = runs.some(
    ({ text }) => isHanCharacter(text) || (text.length > 1 && !/^\d+$/.test(text)),
  );
  if (!isName) return undefined;
  const pieces = found.flatMap((one) => {
    const texts = one.runs.map(({ text }) => text);
    // A letter with an accent is folded in the run, but not in the text of the order.
    return texts.every((text) => one.word.includes(text)) ? texts : [one.word];
  });
  return { runs, pieces };
}

/** The expression of the catalogue's full-text index for titles, in any language, with all the words. */
export const titleMatch = ({ runs }: GoodsWords): string =>
  runs
    .flatMap(({ text }) => phraseOf(text) ?? [])
    .map((phrase) => `title : ${phrase}`)
    .join(' AND ');

/** Whether a title has all the words: Chinese ones anywhere, others at the beginning of a word. */
export function hasWords({ runs }: GoodsWords, ...titles: string[]): boolean {
  const inTitle = titles.flatMap(runsOf);
  return runs.every((run) =>
    inTitle.some(({ text }) => (run.dense ? text.includes(run.text) : text.startsWith(run.text))),
  );
}
