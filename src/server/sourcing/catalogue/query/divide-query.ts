import type { Part, Scored } from './query-parts.ts';
import type { Unit } from './query-units.ts';
import { syllableSplits } from './syllables.ts';

/** The parts with the highest sum of scores that cover the query. */
export function divide(units: readonly Unit[], candidates: readonly Scored[]): Part[] {
  type Best = { score: number; parts: Part[] };
  const bests: Best[] = [{ score: 0, parts: [] }];
  for (let end = 1; end <= units.length; end++) {
    const options = candidates
      .filter(({ part }) => part.end === end)
      .map(({ part, score }) => {
        const before = bests[part.start] ?? { score: 0, parts: [] };
        return { score: before.score + score, parts: [...before.parts, part] };
      });
    bests[end] = options.reduce(
      (a, b) => (b.score > a.score ? b : a),
      options[0] ?? bests[end - 1] ?? { score: 0, parts: [] },
    );
  }
  return pinyin(joined(units, bests[units.length]?.parts ?? []));
}

/** Unknown characters in a row are one part, because nothing tells where words end. */
function joined(units: readonly Unit[], parts: readonly Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.at(-1);
    const isSameWord = last && units[last.start]?.word === units[part.start]?.word;
    if (isSameWord && last.kind === 'unknown' && part.kind === 'unknown') {
      list[list.length - 1] = { ...last, end: part.end, text: last.text + part.text };
    } else {
      list.push(part);
    }
  }
  return list;
}

/** Unknown words that are all syllables of pinyin, such as `ma ke bei`, as one part. */
function pinyin(parts: Part[]): Part[] {
  const [first] = parts;
  const last = parts.at(-1);
  const text = parts.map((part) => part.text).join('');
  const isSpelt = parts.every(({ kind }) => kind === 'unknown') && syllableSplits(text).length > 0;
  return first && last && isSpelt ? [{ ...first, end: last.end, text }] : parts;
}
