import type { Locale } from '../../../contract/values/locales.ts';
import { CATALOGUE_LANGUAGES, LANGUAGES } from '../../../i18n/languages.ts';
import { stemOf } from '../../db/fold-text.ts';
import {
  EMPTY,
  isLacking,
  isThing,
  NAME_FITS,
  nearestTo,
  type Whom,
  whomOf,
} from '../../db/name-targets.ts';
import type { NameLanguage } from '../../db/schema/catalogue.ts';
import { type Span, textOf, type Unit } from './query-units.ts';
import { isReadIn, type KnownWord, type NameRow, type Vocabulary } from './query-vocabulary.ts';

/**
 * What a part of a query means: a thing for which the catalogue has `names`, a thing that it lacks, for whom it is, what
 * it is used for, an attribute value (`meaning`), a word of the catalogue's texts, nothing at all (`empty`, as `buy`), or
 * nothing that the catalogue knows.
 */
export type Part = Span & {
  text: string;
  isAside: boolean;
} & (
    | { kind: 'thing'; names: NameRow[] }
    | { kind: 'lacking'; nearest?: string }
    | { kind: 'whom'; whom: Whom; names: NameRow[] }
    | { kind: 'use'; names: NameRow[] }
    | { kind: 'meaning'; meaning: KnownWord }
    | { kind: 'word' }
    | { kind: 'empty' }
    | { kind: 'unknown' }
  );

/** How well a name in a language is trusted; the reader's own language counts 1. */
const TRUST = { english: 0.96, written: 0.98, other: 0.8, withoutAccents: 0.75, pinyin: 0.4 };
/** What a read word or character weighs, by what it is read as. */
const WEIGHTS = {
  empty: 1.02,
  thing: 1,
  whom: 1.01,
  meaning: 0.93,
  use: 0.9,
  word: 0.3,
  unknown: 0,
};
/** What names of each fit weigh. */
const FIT_WEIGHTS: Record<number, number> = {
  [NAME_FITS.own]: 1,
  [NAME_FITS.other]: 0.99,
  [NAME_FITS.wide]: 0.95,
  [NAME_FITS.near]: 0.8,
  [NAME_FITS.purpose]: 0.97,
  [NAME_FITS.gift]: 0.97,
  [NAME_FITS.suiting]: 0.97,
  [NAME_FITS.use]: WEIGHTS.use,
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

/** A part that some units may be, and how likely it is. */
export type Scored = { part: Part; score: number };

/** All parts that spans of a query may be. */
export function candidatesOf(
  units: readonly Unit[],
  vocabulary: Vocabulary,
  locale: Locale,
): Scored[] {
  const names = Map.groupBy(vocabulary.names, ({ key }) => key);
  const known = new Map(vocabulary.known.map((word) => [word.word, word]));
  return [...vocabulary.spans].flatMap(([span, keys]) => {
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
    return [
      ...namedParts(base, rowsOf(keys, names), locale).map(({ part, weight }) =>
        scored(part, weight),
      ),
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

type Base = Span & { text: string; isAside: boolean };

/** What a span may be by its names, and what a word of each weighs. */
function namedParts(
  base: Base,
  rows: readonly NameRow[],
  locale: Locale,
): { part: Part; weight: number }[] {
  const best = (isWanted: (row: NameRow) => boolean) =>
    bestRead(rows.filter(isWanted), locale, base.text);
  const thing = best(({ target, fit }) => isThing(target) && fit < NAME_FITS.purpose);
  const lacking = thing ? undefined : best(({ target }) => isLacking(target));
  const readers = rows.filter((row) => isReaders(row.locale, locale));
  const use = bestRead(
    readers.filter(({ fit }) => fit >= NAME_FITS.purpose),
    locale,
    base.text,
  );
  const languages = new Set(thing?.names.map((name) => name.locale));
  const usual = (use?.names ?? []).filter(
    (name) => name.fit === NAME_FITS.purpose && languages.has(name.locale),
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
            part: { ...base, kind: 'thing' as const, names: distinct([...thing.names, ...usual]) },
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
    ...(empty
      ? [{ part: { ...base, kind: 'empty' as const }, weight: WEIGHTS.empty * empty.weight }]
      : []),
  ];
}

/** The category nearest to a thing that the catalogue lacks, if one of its names says so. */
function nearestIn(names: readonly NameRow[]): { nearest?: string } {
  const nearest = names.map(({ target }) => nearestTo(target)).find((id) => id !== undefined);
  return nearest === undefined ? {} : { nearest };
}

/** The rows of the names that a span is. */
const rowsOf = (
  keys: ReadonlyMap<NameLanguage, string[]>,
  names: ReadonlyMap<string, NameRow[]>,
): NameRow[] =>
  [...keys].flatMap(([language, list]) =>
    list.flatMap((key) => (names.get(key) ?? []).filter((row) => row.locale === language)),
  );

/** Those rows of a text that are of the language that reads it best, and how well they read it. */
function bestRead(
  rows: readonly NameRow[],
  locale: Locale,
  text: string,
): { names: NameRow[]; weight: number } | undefined {
  if (rows.length === 0) return undefined;
  const trusted = rows.map((row) => ({ row, trust: trustOf(row.locale, locale, text) }));
  const best = Math.max(...trusted.map(({ trust }) => trust));
  const read = trusted.filter(({ trust }) => trust === best).map(({ row }) => row);
  const fit = Math.min(...read.map((row) => row.fit));
  return { names: distinct(read), weight: best * (FIT_WEIGHTS[fit] ?? 1) };
}

/** Words that say for whom or what a thing is, or nothing, are read in the reader's language, English and Chinese only. */
export const isReaders = (language: NameLanguage, locale: Locale): boolean =>
  [locale, 'en', 'zh-CN'].includes(language) ||
  (language === 'plain' && CATALOGUE_LANGUAGES[locale].accents === true);

/** Each target once, with its best fit. */
export function distinct(rows: readonly NameRow[]): NameRow[] {
  const sorted = rows.toSorted((a, b) => a.fit - b.fit || b.weight - a.weight);
  return [...new Map(sorted.toReversed().map((row) => [row.target, row])).values()].toReversed();
}

/** How well a name in `language` is trusted in a query of the reader's language. */
function trustOf(language: NameLanguage, locale: Locale, text: string): number {
  if (language === locale) return 1;
  if (language === 'plain') {
    return CATALOGUE_LANGUAGES[locale].accents ? TRUST.withoutAccents : TRUST.pinyin;
  }
  if (language === 'pinyin') return TRUST.pinyin;
  if (language === 'en') return TRUST.english;
  return HAN.test(text) && language.startsWith('zh') ? TRUST.written : TRUST.other;
}

/** A word that the catalogue has in the reader's language, English or Chinese. */
function knownWord(
  text: string,
  known: ReadonlyMap<string, KnownWord>,
  locale: Locale,
): KnownWord | undefined {
  const word = known.get(text) ?? known.get(stemOf(text));
  return word && isReadIn(text, word.languages, locale) ? word : undefined;
}

/** Whether a Latin text names things only in languages that the reader hardly types. */
export const isOnlyForeign = (part: Part, locale: Locale): boolean =>
  part.kind === 'thing' &&
  /^[\p{Script=Latin}\s]+$/u.test(part.text) &&
  part.names.every((name) => ![locale, 'en', 'pinyin', 'plain'].includes(name.locale));

/**
 * A Latin word that only one other language has: rather a misspelt word of the reader's. A Latin name that several
 * languages have, or one of another script, is a brand or the like.
 */
export const isForeign = (part: Part, locale: Locale): boolean =>
  part.kind === 'thing' &&
  /^\p{Script=Latin}+$/u.test(part.text) &&
  new Set(part.names.map((name) => name.locale)).size === 1 &&
  part.names.every(
    (name) =>
      ![locale, 'en', 'pinyin', 'plain'].includes(name.locale) &&
      /\p{Script=Latin}/u.test(LANGUAGES[name.locale as Locale]?.name ?? ''),
  );
