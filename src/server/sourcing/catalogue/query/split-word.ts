import { sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { allowedTypos, distance, keysOf } from '../../../db/word-keys.ts';
import type { Database } from '../../../platform/platform.ts';
import { isReadIn, type SimilarWord } from './query-vocabulary.ts';

/** In letters: shorter words are rather misspelt than two words. */
const MIN_LENGTH = 8;
const MIN_PART = 3;
/** More words are not looked up. */
const MAX_ALIKE = 1200;

type Half = { word: string; typos: number; count: number };

/**
 * The two words that were typed as one, of which one may be misspelt (`fryingpn`); undefined if the catalogue has no such
 * words.
 */
export async function splitWord(
  db: Database,
  text: string,
  locale: Locale,
): Promise<string | undefined> {
  if (text.length < MIN_LENGTH || allowedTypos(text) === 0) return undefined;
  const splits = Array.from({ length: text.length - 2 * MIN_PART + 1 }, (_, i) => ({
    left: text.slice(0, i + MIN_PART),
    right: text.slice(i + MIN_PART),
  }));
  const parts = [...new Set(splits.flatMap(({ left, right }) => [left, right]))];
  const keys = [...new Set(parts.flatMap(keysOf))];
  // Short words have no keys.
  const rows = await db.all<SimilarWord>(sql`
    select w.word as "word", w.count as "count", w.named_in as "namedIn" from (
      select value as word from json_each(${JSON.stringify(parts)})
      union select a.word from json_each(${JSON.stringify(keys)}) k
        cross join search_word_keys a on a.key = k.value) found
    cross join search_words w on w.word = found.word limit ${MAX_ALIKE}`);
  const named = rows.filter(({ word, namedIn }) => namedIn > 0 && isReadIn(word, namedIn, locale));
  const best = (part: string): Half | undefined =>
    named
      .map(({ word, count }) => ({ word, count, typos: distance(part, word) }))
      .filter(({ word, typos }) => typos <= Math.min(1, allowedTypos(part)) && word[0] === part[0])
      .sort((a, b) => a.typos - b.typos || b.count - a.count)[0];
  const found = splits.flatMap(({ left, right }) => {
    const halves = [best(left), best(right)];
    const [first, second] = halves;
    return first && second && first.typos + second.typos <= 1 ? [{ first, second }] : [];
  });
  const [closest] = found.sort(
    (a, b) =>
      a.first.typos + a.second.typos - b.first.typos - b.second.typos ||
      Math.min(b.first.count, b.second.count) - Math.min(a.first.count, a.second.count),
  );
  return closest && `${closest.first.word} ${closest.second.word}`;
}
