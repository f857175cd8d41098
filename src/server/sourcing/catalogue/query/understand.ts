import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { NAME_FITS } from '../../../db/name-targets.ts';
import type { Database } from '../../../platform/platform.ts';
import { closeName } from './close-names.ts';
import { onOwnKeyboard } from './own-keyboard.ts';
import { correctedWords } from './query-corrections.ts';
import { isNotMisspelt } from './query-names.ts';
import { isForeign, isLoose, type Part } from './query-parts.ts';
import { type Span, textOf, type Unit, unitsOf } from './query-units.ts';
import { readVocabulary, type Vocabulary } from './query-vocabulary.ts';
import { isGuess, type Reading, readQuery } from './read-query.ts';
import { splitWord } from './split-word.ts';

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
  if (asTyped) return { reading };
  const meant = isGibberish(reading) ? onOwnKeyboard(keyword, locale) : undefined;
  if (meant !== undefined) {
    const other = await understand(db, meant, locale, true);
    if (lostIn(other.reading, locale) === 0) return { ...other, correctedTo: meant };
  }
  const known = { vocabulary, locale };
  const correctedTo = await corrected(db, units, reading, known);
  if (correctedTo === undefined) return { reading };
  const words = unitsOf(correctedTo, locale);
  const again = readQuery(words, await readVocabulary(db, words, locale), locale);
  const isKept =
    lostIn(again, locale) < lostIn(reading, locale) &&
    (reading.isLacking
      ? isThingRather(again, units, locale)
      : keepsThing(reading, again, known, units));
  return isKept ? { reading: again, correctedTo } : { reading };
}

/**
 * The keyword with its misspelt words corrected; undefined if none is close. If it names, in a language of the reader, what
 * the catalogue lacks, then only single words are corrected.
 */
async function corrected(
  db: Database,
  units: readonly Unit[],
  reading: Reading,
  known: Known,
): Promise<string | undefined> {
  const { head, isLacking } = reading;
  const inWords = () => correctedWords(units, reading, known.vocabulary, known.locale);
  const isHeadForeign = head !== undefined && isForeign(head, known.locale);
  if (isLacking && !isHeadForeign) return inWords();
  return (
    (await closeNameIn(db, units, reading, known)) ??
    inWords() ??
    (await splitIn(db, units, reading, known))
  );
}

/** Whether a corrected word is the thing that is wanted, and what the catalogue lacks only says more of it: `chicara de cafe`. */
const isThingRather = (
  { head, isLacking }: Reading,
  typed: readonly Unit[],
  locale: Locale,
): boolean =>
  !isLacking &&
  head !== undefined &&
  head.names.some(
    (name) =>
      [locale, 'plain'].includes(name.locale) &&
      name.fit <= NAME_FITS.other &&
      name.target.startsWith('noun '),
  ) &&
  !` ${textOf(typed, { start: 0, end: typed.length })} `.includes(` ${head.text} `);

/** The keyword with another text instead of some of its units. */
function replaced(units: readonly Unit[], { start, end }: Span, text: string): string {
  const rest = (span: Span) => (span.start < span.end ? [textOf(units, span)] : []);
  return [...rest({ start: 0, end: start }), text, ...rest({ start: end, end: units.length })].join(
    ' ',
  );
}

/** Whether the catalogue knows nothing, or only some text with it, of what a part means. */
const isLost = (part: Part): boolean =>
  part.kind === 'unknown' || part.kind === 'word' || isLoose(part);

/** How much of a query says nothing, or is read in a language that the reader hardly types. */
const lostIn = ({ parts }: Reading, locale: Locale): number =>
  parts.filter((part) => isLost(part) || isForeign(part, locale)).length;

/** Whether nothing of a query says anything. */
const isGibberish = ({ parts }: Reading): boolean =>
  parts.length > 0 && parts.every(({ kind }) => kind === 'unknown' || kind === 'word');

type Known = { vocabulary: Vocabulary; locale: Locale };

/** The keyword with a name of several words that differs by one letter from the unknown words and those beside them. */
async function closeNameIn(
  db: Database,
  units: readonly Unit[],
  { head, parts, isHeadAttribute }: Reading,
  { vocabulary, locale }: Known,
): Promise<string | undefined> {
  const isMisspelt = (part: Part) =>
    (part.kind === 'unknown' && !isNotMisspelt(part, vocabulary, locale)) ||
    isForeign(part, locale) ||
    (part.kind === 'word' && head !== undefined);
  if (!parts.some(isMisspelt) || parts.some((part) => part.kind === 'use' && !isLoose(part)))
    return undefined;
  const nameOf = async (isMeant: (part: Part) => boolean): Promise<string | undefined> => {
    const lost = parts.filter(isMeant);
    const [first, last] = [lost[0], lost.at(-1)];
    if (!first || !last) return undefined;
    const span = { start: first.start, end: last.end };
    const name = await closeName(db, textOf(units, span), locale);
    return name === undefined ? undefined : replaced(units, span, name);
  };
  return (
    (await nameOf((part) => isLost(part) || part === head)) ??
    (isHeadAttribute ? await nameOf(isLost) : undefined)
  );
}

/** The keyword with two words instead of the only one that is unknown; undefined if it names a thing already. */
async function splitIn(
  db: Database,
  units: readonly Unit[],
  { head, parts }: Reading,
  { vocabulary, locale }: Known,
): Promise<string | undefined> {
  const [part, other] = parts.filter(isLost);
  if (head || part?.kind !== 'unknown' || other) return undefined;
  if (isNotMisspelt(part, vocabulary, locale)) return undefined;
  const words = await splitWord(db, part.text, locale);
  return words === undefined ? undefined : replaced(units, part, words);
}

/** Whether only a class is read at first (`digital`), and the correction names a thing. */
const isVague = (before: Reading, after: Reading): boolean =>
  before.isHeadVague &&
  (after.head?.names.some(
    ({ target, fit }) => fit === NAME_FITS.own && target.startsWith('noun '),
  ) ??
    false);

/** Whether a correction completes the thing that was read (`phone cse`), and neither replaces it nor adds another one. */
function keepsThing(
  before: Reading,
  after: Reading,
  { locale }: Known,
  units: readonly Unit[],
): boolean {
  const things = ({ parts }: Reading) => parts.filter(({ kind }) => kind === 'thing').length;
  const { head } = before;
  // What stands after `for` is the thing only as long as nothing before it is read.
  if (head === undefined || head.isAside || isForeign(head, locale)) return true;
  if (before.isHeadAttribute || isVague(before, after) || isGuess(head, before.parts, units))
    return true;
  return (after.head?.text.includes(head.text) ?? false) && things(after) <= things(before);
}
