import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import {
  EMPTY,
  isGiftFit,
  isLacking,
  isMeantFit,
  isPurposeFit,
  isThing,
  NAME_FITS,
  type Whom,
  whomOf,
} from '../../../db/name-targets.ts';
import {
  bestRead,
  brandIn,
  distinct,
  isReaders,
  nearestIn,
  type Read,
  readNames,
} from './query-names.ts';
import { type Span, textOf, type Unit } from './query-units.ts';
import {
  isReadIn,
  type KnownWord,
  type NameRow,
  type Vocabulary,
  wordsOfText,
} from './query-vocabulary.ts';

/**
 * What a part of a query means: a thing for which the catalogue has `names` (`isDoubtful` if what it lacks is called so
 * too), a thing that it lacks, a brand with what
 * people call by its name, for whom it is, what
 * it is used for, an attribute value (`meaning`), a word of the catalogue's texts, nothing at all (`empty`, as `buy`), or
 * nothing that the catalogue knows.
 */
export type Part = Span & {
  text: string;
  isAside: boolean;
} & (
    | { kind: 'thing'; names: NameRow[]; isDoubtful?: boolean }
    | { kind: 'lacking'; nearest?: string }
    | { kind: 'brand'; names: NameRow[] }
    | { kind: 'whom'; whom: Whom; names: NameRow[] }
    | { kind: 'use'; names: NameRow[] }
    | { kind: 'meaning'; meaning: KnownWord }
    | { kind: 'word' }
    | { kind: 'empty' }
    | { kind: 'unknown' }
  );

/** What a read word or character weighs, by what it is read as. */
const WEIGHTS = {
  empty: 1.02,
  thing: 1,
  brand: 1,
  whom: 1.01,
  meaning: 0.93,
  use: 0.9,
  loose: 0.5,
  word: 0.3,
  unknown: 0,
};
/** A span of several words counts more than its words, so that the longest name is read. */
const LENGTH_POWER = 1.3;

/** How well a Chinese character within a word is trusted to mean something; one of another script means nothing. */
const CHARACTER_OF_WORD = 0.6;
const HAN = /\p{Script=Han}/u;

/** Whether a span is one character of a longer word. */
const isPartOfWord = (units: readonly Unit[], { start, end }: Span): boolean => {
  const unit = units[start];
  return (
    end - start === 1 &&
    unit?.dense === true &&
    [units[start - 1], units[end]].some((other) => other?.word === unit.word)
  );
};

/** Whether a word counts or measures something, as `лет` (of years or summers) behind a number. */
const isUnit = (units: readonly Unit[], { start, end }: Span): boolean =>
  end - start === 1 && /^\d+$/.test(units[start - 1]?.text ?? '');

/** A part that some units may be, and how likely it is. */
export type Scored = { part: Part; score: number };

/** All parts that spans of a query may be. */
export function candidatesOf(
  units: readonly Unit[],
  vocabulary: Vocabulary,
  locale: Locale,
): Scored[] {
  const namesOfSpan = readNames(vocabulary, locale);
  const known = new Map(vocabulary.known.map((word) => [word.word, word]));
  return [...vocabulary.spans.keys()].flatMap((span) => {
    const text = textOf(units, span);
    const base = { ...span, text, isAside: units[span.start]?.isAside ?? false };
    const length = units.slice(span.start, span.end).filter(({ isStop }) => !isStop).length;
    const trust = isPartOfWord(units, span) ? (HAN.test(text) ? CHARACTER_OF_WORD : 0) : 1;
    if (length === 0) return [{ part: { ...base, kind: 'empty' as const }, score: 0 }];
    const scored = (part: Part, weight: number): Scored => ({
      part,
      score: weight * trust * length ** LENGTH_POWER,
    });
    const single = text.includes(' ') ? undefined : knownWord(text, known, locale);
    // One character of a word in a script of sounds.
    if (trust === 0) return [scored({ ...base, kind: 'unknown' }, WEIGHTS.unknown)];
    return [
      ...namedParts(base, namesOfSpan(span), locale)
        .filter(({ part }) => part.kind !== 'use' || !isUnit(units, span))
        .map(({ part, weight }) => scored(part, weight)),
      ...(single?.meaning
        ? [scored({ ...base, kind: 'meaning', meaning: single }, WEIGHTS.meaning)]
        : []),
      ...(single ? [scored({ ...base, kind: 'word' }, WEIGHTS.word)] : []),
      ...(span.end - span.start === 1
        ? [scored({ ...base, kind: 'unknown' }, WEIGHTS.unknown)]
        : []),
    ];
  });
}

/** Whether a part is only a word of what some goods are used for, which says less than the whole. */
export const isLoose = (part: Part): boolean =>
  part.kind === 'use' && part.names.every(({ fit }) => fit === NAME_FITS.word);

const fitsOf = (part: Part): number[] => ('names' in part ? part.names.map(({ fit }) => fit) : []);

/** Whether a part says who gets a gift, or an occasion for one. */
export const isOfGift = (part: Part): boolean => fitsOf(part).some(isGiftFit);

/** Whether goods are known that suit what a part says. */
export const isGraded = (part: Part): boolean => fitsOf(part).some(isMeantFit);

type Base = Span & { text: string; isAside: boolean };

/** What a span may be by its names, and what a word of each weighs. */
function namedParts(
  base: Base,
  rows: readonly NameRow[],
  locale: Locale,
): { part: Part; weight: number }[] {
  const best = (isWanted: (row: NameRow) => boolean) =>
    bestRead(rows.filter(isWanted), locale, base.text);
  const brand = brandIn(rows, locale);
  if (brand) return [{ part: { ...base, kind: 'brand', names: brand }, weight: WEIGHTS.brand }];
  const known = best(({ target, fit }) => isThing(target) && fit < NAME_FITS.purpose);
  const absent = best(({ target }) => isLacking(target));
  const isAbsent = absent !== undefined && (!known || isRatherLacking(absent, known));
  const [thing, lacking] = isAbsent ? [undefined, absent] : [known, undefined];
  const readers = rows.filter((row) => isReaders(row.locale, locale));
  const use = bestRead(
    readers.filter(({ fit }) => fit >= NAME_FITS.purpose && fit !== NAME_FITS.word),
    locale,
    base.text,
  );
  const loose = bestRead(
    use ? [] : readers.filter(({ fit }) => fit === NAME_FITS.word),
    locale,
    base.text,
  );
  const languages = new Set(thing?.names.map((name) => name.locale));
  const usual = (use?.names ?? []).filter(
    ({ fit, locale: language }) => isPurposeFit(fit) && languages.has(language),
  );
  const whom = bestRead(
    readers.filter(({ target }) => whomOf(target)),
    locale,
    base.text,
  );
  const who = whomOf(whom?.names[0]?.target ?? '');
  const empty = bestRead(
    readers.filter(({ target }) => target === EMPTY),
    locale,
    base.text,
  );
  return [
    ...(thing
      ? [
          {
            part: {
              ...base,
              kind: 'thing' as const,
              names: distinct([...thing.names, ...usual]),
              ...(absent && isMaybeLacking(absent, thing) && { isDoubtful: true }),
            },
            weight: thing.weight,
          },
        ]
      : []),
    ...(lacking
      ? [
          {
            part: { ...base, kind: 'lacking' as const, ...nearestIn(lacking.names) },
            weight: lacking.weight,
          },
        ]
      : []),
    ...(whom && who
      ? [
          {
            part: { ...base, kind: 'whom' as const, whom: who, names: use?.names ?? [] },
            weight: WEIGHTS.whom * whom.weight,
          },
        ]
      : []),
    ...(use
      ? [{ part: { ...base, kind: 'use' as const, names: use.names }, weight: use.weight }]
      : []),
    ...(loose
      ? [
          {
            part: { ...base, kind: 'use' as const, names: loose.names },
            weight: WEIGHTS.loose * loose.trust,
          },
        ]
      : []),
    ...(empty
      ? [{ part: { ...base, kind: 'empty' as const }, weight: WEIGHTS.empty * empty.weight }]
      : []),
  ];
}

/**
 * Whether a name of something that the catalogue lacks is meant, and not the thing that has it too: in another language
 * only, or as the name of a class.
 */
const isRatherLacking = (absent: Read, known: Read): boolean =>
  absent.trust > known.trust ||
  (absent.trust === known.trust &&
    known.names.every(
      ({ target, fit }) =>
        fit >= NAME_FITS.wide || (fit === NAME_FITS.other && target.startsWith('category ')),
    ));

/** Whether it is not certain which of both is meant: what the catalogue lacks, or what it has under a synonym. */
const isMaybeLacking = (absent: Read, known: Read): boolean =>
  absent.trust >= known.trust &&
  !known.names.some(({ target, fit }) => fit === NAME_FITS.own && target.startsWith('noun '));

/** A word that the catalogue has in the reader's language, English or Chinese. */
function knownWord(
  text: string,
  known: ReadonlyMap<string, KnownWord>,
  locale: Locale,
): KnownWord | undefined {
  const word = wordsOfText(text, locale)
    .map((written) => known.get(written))
    .find((found) => found !== undefined);
  return word && isReadIn(word.word, word.languages, locale) ? word : undefined;
}

/** The alphabets in which several languages are written. */
const SHARED = [/^[\p{Script=Latin}\s]+$/u, /^[\p{Script=Cyrillic}\s]+$/u];
const nameOf = (language: NameRow['locale']): string => LANGUAGES[language as Locale]?.name ?? '';

/** The alphabet of a text in which the reader's language and others are written. */
const sharedAlphabet = (text: string, locale: Locale): RegExp | undefined =>
  SHARED.find((alphabet, at) => alphabet.test(text) && (at === 0 || alphabet.test(nameOf(locale))));

const isOthers = (language: NameRow['locale'], locale: Locale): boolean =>
  ![locale, 'en', 'pinyin', 'plain'].includes(language);

/** Whether a text names things only in languages that the reader hardly types. */
export const isOnlyForeign = (part: Part, locale: Locale): boolean =>
  part.kind === 'thing' &&
  sharedAlphabet(part.text, locale) !== undefined &&
  part.names.every((name) => isOthers(name.locale, locale));

/**
 * A word that only one other language of the same alphabet has: rather a misspelt word of the reader's. A name that
 * several languages have, or one of another script, is a brand or the like.
 */
export function isForeign(part: Part, locale: Locale): boolean {
  if (part.kind !== 'thing' || part.text.includes(' ')) return false;
  const alphabet = sharedAlphabet(part.text, locale);
  return (
    alphabet !== undefined &&
    new Set(part.names.map((name) => name.locale)).size === 1 &&
    part.names.every((name) => isOthers(name.locale, locale) && alphabet.test(nameOf(name.locale)))
  );
}
