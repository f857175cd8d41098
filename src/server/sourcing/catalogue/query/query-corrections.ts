import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { allowedTypos, consonantsOf, distance, soundOf } from '../../../db/word-keys.ts';
import { isNotMisspelt } from './query-names.ts';
import { isForeign, isGraded } from './query-parts.ts';
import { runsIn, type Span, type Unit } from './query-units.ts';
import { isIn, isReadIn, type SimilarWord, type Vocabulary } from './query-vocabulary.ts';
import type { Reading } from './read-query.ts';
import { syllableSplits } from './syllables.ts';

const HAN = /\p{Script=Han}/u;

/**
 * The keyword with words that the catalogue has instead of those that it lacks; undefined if there are none. The last
 * word may be the beginning of a word.
 */
export function correctedWords(
  units: readonly Unit[],
  reading: Reading,
  vocabulary: Vocabulary,
  locale: Locale,
): string | undefined {
  const typed = new Set(vocabulary.known.map(({ word }) => word));
  const unknown = new Set(
    reading.parts
      .filter(
        (part) =>
          (part.kind === 'unknown' ||
            (isForeign(part, locale) &&
              (!reading.head || reading.isHeadVague || part === reading.head)) ||
            // Its stem only is known, and it says nothing of a thing: rather a letter too many.
            (part.kind === 'word' && !reading.head && !typed.has(part.text))) &&
          !isNotMisspelt(part, vocabulary, locale) &&
          !isWithin(part, reading.lacking),
      )
      .map(({ start }) => units[start]?.word),
  );
  const isSlip = saysPurpose(reading);
  const words = runsIn(units, { start: 0, end: units.length });
  const isNamed = (word: string, languages: number) =>
    // A Chinese word of another language is as unlikely as a Latin one.
    languages > 0 &&
    isReadIn(word, languages, locale) &&
    (!HAN.test(word) || isIn(languages, locale));
  const readable = {
    alike: vocabulary.alike.filter(({ word, namedIn }) => isNamed(word, namedIn)),
    longer: vocabulary.longer.filter(({ word, namedIn }) => isNamed(word, namedIn)),
  };
  const isUnknown = (at: number) =>
    unknown.has(units.find(({ word }) => word === at)?.word) && at < words.length;
  const texts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [text = '', next = ''] = [words[at]?.text, words[at + 1]?.text];
    const isSplit =
      words[at]?.dense && words[at + 1]?.dense && (isUnknown(at) || isUnknown(at + 1));
    const joined = isSplit
      ? correctionOf(text + next, readable, { isLast: false, isSlip })
      : undefined;
    const single = isUnknown(at)
      ? correctionOf(text, readable, { isLast: at === words.length - 1, isSlip })
      : undefined;
    texts.push(single ?? joined ?? text);
    if (single === undefined && joined !== undefined) at++;
  }
  return texts.join(' ') === words.map(({ text }) => text).join(' ') ? undefined : texts.join(' ');
}

/**
 * Whether a query without a thing says a purpose or who gets a gift: then an unknown word rather says more of it
 * (`sambut hari raya`), unless but one of its letters is wrong.
 */
const saysPurpose = ({ head, parts }: Reading): boolean =>
  head === undefined && parts.some(isGraded);

const isWithin = (part: Span, outer: Span | undefined): boolean =>
  outer !== undefined && part.start < outer.end && outer.start < part.end;

function correctionOf(
  text: string,
  vocabulary: Pick<Vocabulary, 'alike' | 'longer'>,
  { isLast, isSlip }: { isLast: boolean; isSlip: boolean },
): string | undefined {
  const longer = isLast ? vocabulary.longer.filter(({ word }) => word.startsWith(text)) : [];
  const [longest] = longer.toSorted((a, b) => b.count - a.count);
  if (longest) return longest.word;
  const [closest] = corrections(text, vocabulary.alike).filter(
    ({ word, typos }) => !isSlip || (typos === 1 && word[0] === text[0]),
  );
  const isPinyin = syllableSplits(text).some(({ length }) => length > 1);
  return closest && (closest.typos === 1 || !isPinyin) ? closest.word : undefined;
}

/**
 * What makes a correction unlikely, in tenths of the count's logarithm: a wrong letter as much as being 10 000 times
 * rarer, or 100 times if the word sounds alike, another first letter as much as being 100 times rarer.
 */
const COSTS = { typo: 4, alike: 2, firstLetter: 2 };

/** Characters of which one may be wrong although it doesn't sound like the right one. */
const MIN_HAN_LETTERS = 4;
/** In Korean one wrong sound may change two syllables. */
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word with Chinese characters may be another one misspelt. */
const isHanTypo = (text: string, word: string, sound: string | undefined): boolean =>
  word.length === text.length &&
  ((sound !== undefined && sound === soundOf(word)) ||
    (text.length >= MIN_HAN_LETTERS && !KANA.test(text) && distance(text, word) === 1));

/** Corrections of a misspelt word, likeliest first. */
function corrections(text: string, rows: readonly SimilarWord[]) {
  const sound = soundOf(text);
  const consonants = consonantsOf(text);
  const maxTypos = sound ? Math.ceil(text.length / 2) : allowedTypos(text);
  const soundsAlike = (word: string) =>
    consonants !== undefined && consonants === consonantsOf(word);
  return (
    rows
      .map((row) => ({ ...row, typos: distance(text, row.word) }))
      .filter(({ word, typos }) => typos > 0 && typos <= maxTypos + (soundsAlike(word) ? 1 : 0))
      // A Chinese character more or less makes another word, and another one in a short word, unless it sounds alike.
      .filter(({ word }) => !HAN.test(text) || isHanTypo(text, word, sound))
      // Words with two wrong letters that begin with another one are other words.
      .filter(({ word, typos }) => typos < 2 || word[0] === text[0] || soundsAlike(word))
      .map(({ word, count, typos }) => ({
        word,
        typos,
        cost:
          (soundsAlike(word) ? COSTS.alike * (HANGUL.test(word) ? 1 : typos) : COSTS.typo * typos) +
          (word[0] === text[0] ? 0 : COSTS.firstLetter) -
          Math.log10(count),
      }))
      .sort((a, b) => a.cost - b.cost)
  );
}
