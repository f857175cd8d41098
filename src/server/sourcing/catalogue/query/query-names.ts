import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';
import { isWhole } from '../../../db/name-keys.ts';
import {
  BRAND,
  isGiftFit,
  isLacking,
  isPurposeFit,
  isThing,
  KNOWN,
  NAME_FITS,
  nearestTo,
  whomOf,
} from '../../../db/name-targets.ts';
import type { NameLanguage } from '../../../db/schema/shop/catalogue.ts';
import type { Span } from './query-units.ts';
import type { NameRow, Vocabulary } from './query-vocabulary.ts';

/** How well a name in a language is trusted; the reader's own language counts 1. */
const TRUST = { english: 0.96, written: 0.98, other: 0.8, withoutAccents: 0.75, pinyin: 0.4 };
/** What names of each fit weigh. */
const FIT_WEIGHTS: Record<number, number> = {
  [NAME_FITS.own]: 1,
  [NAME_FITS.other]: 0.99,
  [NAME_FITS.wide]: 0.95,
  [NAME_FITS.near]: 0.8,
  [NAME_FITS.purpose]: 0.97,
  [NAME_FITS.general]: 0.97,
  [NAME_FITS.less]: 0.97,
  [NAME_FITS.gift]: 0.97,
  [NAME_FITS.suiting]: 0.97,
  [NAME_FITS.use]: 0.9,
};

const HAN = /\p{Script=Han}/u;

/**
 * Tells of each span of a query what it is called: also what it is without the ending of a diminutive, if the reader calls
 * nothing so. A word that the reader knows is not one of another language.
 */
export function readNames(vocabulary: Vocabulary, locale: Locale): (span: Span) => NameRow[] {
  const names = Map.groupBy(vocabulary.names, ({ key }) => key);
  return (span) => {
    const rows = ofWholeWords(rowsOf(vocabulary.spans.get(span) ?? new Map(), names));
    const bases = vocabulary.bases.get(span) ?? [];
    const readers = rows.filter((row) => isReaders(row.locale, locale));
    const named = readers.length < rows.length && readers.some(isKnown) ? readers : rows;
    const isNamed = bases.length === 0 || readers.some((row) => !isKnown(row));
    return isNamed ? named : [...rowsOf(new Map([[locale, bases]]), names), ...named];
  };
}

/** The rows of the names that a span is. */
const rowsOf = (
  keys: ReadonlyMap<NameLanguage, readonly string[]>,
  names: ReadonlyMap<string, NameRow[]>,
): NameRow[] =>
  [...keys].flatMap(([language, list]) =>
    list.flatMap((key) => (names.get(key) ?? []).filter((row) => row.locale === language)),
  );

/** Without persons that have another ending (`suegro`), if somebody is named by the whole word (`suegra`) in that language. */
function ofWholeWords(rows: NameRow[]): NameRow[] {
  const languages = new Set(rows.filter(({ key }) => isWhole(key)).map((row) => row.locale));
  if (languages.size === 0) return rows;
  return rows.filter(
    ({ key, fit, target, locale }) =>
      isWhole(key) ||
      !languages.has(locale) ||
      (whomOf(target) === undefined && !isPurposeFit(fit) && !isGiftFit(fit)),
  );
}

const isKnown = ({ target }: NameRow): boolean => target === KNOWN;

/** Whether a span is a word of the reader's language, or a thing in it, though the catalogue has nothing that it names. */
export const isNotMisspelt = (span: Span, vocabulary: Vocabulary, locale: Locale): boolean => {
  const rows = vocabulary.names.filter(
    (row) => (isKnown(row) || isLacking(row.target)) && isReaders(row.locale, locale),
  );
  if (rows.length === 0) return false;
  return [...vocabulary.spans].some(
    ([{ start, end }, keys]) =>
      start === span.start &&
      end === span.end &&
      rows.some((row) => keys.get(row.locale as NameLanguage)?.includes(row.key)),
  );
};

/**
 * The things that a brand is known for, or that people call by its name in any language if it is known for none; undefined
 * if the rows name no brand.
 */
export function brandIn(rows: readonly NameRow[], locale: Locale): NameRow[] | undefined {
  const brands = rows.filter(
    ({ target, locale: language }) => target === BRAND && isReaders(language, locale),
  );
  if (brands.length === 0) return undefined;
  const things = rows.filter(({ target }) => isThing(target));
  const languages = new Set(brands.map((row) => row.locale));
  const known = things.filter((row) => languages.has(row.locale));
  return distinct(known.length > 0 ? known : things);
}

/** The rows of a text in a language, how well that language is trusted, and how well they read the text. */
export type Read = { names: NameRow[]; trust: number; weight: number };

/** Those rows of a text that are of the language that reads it best, and how well they read it. */
export function bestRead(rows: readonly NameRow[], locale: Locale, text: string): Read | undefined {
  if (rows.length === 0) return undefined;
  const trusted = rows.map((row) => ({ row, trust: trustOf(row.locale, locale, text) }));
  const best = Math.max(...trusted.map(({ trust }) => trust));
  const read = trusted.filter(({ trust }) => trust === best).map(({ row }) => row);
  const fit = Math.min(...read.map((row) => row.fit));
  return { names: distinct(read), trust: best, weight: best * (FIT_WEIGHTS[fit] ?? 1) };
}

/** Words that say for whom or what a thing is, or nothing, are read in the reader's language, English and Chinese only. */
export const isReaders = (language: NameLanguage, locale: Locale): boolean =>
  [locale, 'en', 'zh-CN'].includes(language) ||
  (language === 'plain' && CATALOGUE_LANGUAGES[locale].accents === true);

/** A general purpose, and what serves a purpose less, say more than what some have used a thing for. */
const orderOf = (fit: number): number =>
  fit === NAME_FITS.general || fit === NAME_FITS.less ? NAME_FITS.gift : fit;

/** Each target once, with its best fit. */
export function distinct(rows: readonly NameRow[]): NameRow[] {
  const sorted = rows.toSorted((a, b) => orderOf(a.fit) - orderOf(b.fit) || b.weight - a.weight);
  return [...new Map(sorted.toReversed().map((row) => [row.target, row])).values()].toReversed();
}

/** The category nearest to a thing that the catalogue lacks, if one of its names says so. */
export function nearestIn(names: readonly NameRow[]): { nearest?: string } {
  const nearest = names.map(({ target }) => nearestTo(target)).find((id) => id !== undefined);
  return nearest === undefined ? {} : { nearest };
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
