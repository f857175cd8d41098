import type { Locale } from '../../../contract/values/locales.ts';
import type { Database } from '../../platform/platform.ts';
import { correctedWords, isForeign } from './query-corrections.ts';
import { unitsOf } from './query-units.ts';
import { readVocabulary } from './query-vocabulary.ts';
import { type Reading, readQuery } from './read-query.ts';

export type Understood = {
  reading: Reading;
  /** The corrected keyword, if words were misspelt. */
  correctedTo?: string;
};

/**
 * Reads a query with the words that the catalogue has: at first as typed, and if it has words that the catalogue lacks,
 * again with corrected ones. `asTyped` corrects nothing.
 */
export async function understand(
  db: Database,
  keyword: string,
  locale: Locale,
  asTyped = false,
): Promise<Understood> {
  const units = unitsOf(keyword, locale);
  const vocabulary = await readVocabulary(db, units, locale);
  const reading = readQuery(units, vocabulary, locale);
  if (asTyped || reading.isLacking) return { reading };
  const correctedTo = correctedWords(units, reading, vocabulary, locale);
  if (correctedTo === undefined) return { reading };
  const words = unitsOf(correctedTo, locale);
  const again = readQuery(words, await readVocabulary(db, words, locale), locale);
  return keepsThing(reading, again, locale) ? { reading: again, correctedTo } : { reading };
}

/** Whether a correction completes the thing that was read (`phone cse`), and neither replaces it nor adds another one. */
function keepsThing(before: Reading, after: Reading, locale: Locale): boolean {
  const things = ({ parts }: Reading) => parts.filter(({ kind }) => kind === 'thing').length;
  const { head } = before;
  // What stands after `for` is the thing only as long as nothing before it is read.
  if (head === undefined || head.isAside || isForeign(head, locale)) return true;
  return (after.head?.text.includes(head.text) ?? false) && things(after) <= things(before);
}
