import type { Locale } from '../../../contract/values/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../i18n/languages.ts';
import { keysOfTyped } from '../../db/name-keys.ts';
import { NAME_FITS } from '../../db/name-targets.ts';
import { divide } from './divide-query.ts';
import { candidatesOf, distinct, type Part, type Scored } from './query-parts.ts';
import type { Unit } from './query-units.ts';
import { pairsOfWords, type Vocabulary } from './query-vocabulary.ts';

type ThingPart = Extract<Part, { kind: 'thing' }>;
type LackingPart = Extract<Part, { kind: 'lacking' }>;

export type Reading = {
  parts: Part[];
  /** The part that says which thing is wanted. */
  head?: ThingPart;
  /** Whether the query names a thing that the catalogue lacks. */
  isLacking: boolean;
  /** Whether the catalogue knows what each word means, but for numbers and short words. */
  isUnderstood: boolean;
};

/**
 * Reads a query: divides it into the parts that the catalogue knows best, the longest names first, and finds the one
 * that names the thing.
 */
export function readQuery(units: readonly Unit[], vocabulary: Vocabulary, locale: Locale): Reading {
  const candidates = candidatesOf(units, vocabulary, locale);
  const without = (...kinds: Part['kind'][]) =>
    divide(
      units,
      candidates.filter(({ part }) => !kinds.includes(part.kind)),
    );
  const wanted = headOf(divide(units, candidates), locale);
  const meaningful = without('lacking').filter(({ kind }) => kind !== 'empty');
  const divided = meaningful.length > 0 ? meaningful : without('lacking', 'empty');
  const parts = divided.map((part) => withUses(part, candidates));
  const named = headOf(parts, locale);
  const query = { units, vocabulary, locale };
  const head = named?.kind === 'thing' ? narrowed(named, parts, query) : undefined;
  return {
    parts: parts.map((part) => (part === named ? (head ?? part) : part)),
    isLacking: wanted?.kind === 'lacking',
    isUnderstood: isUnderstood(parts, head),
    ...(head && { head }),
  };
}

/** Someone for whom the catalogue has no uses under these words (`for my wife`), with those of a part of them (`wife`). */
function withUses(part: Part, candidates: readonly Scored[]): Part {
  if (part.kind !== 'whom' || part.names.length > 0) return part;
  const within = candidates.flatMap(({ part: use }) =>
    use.kind === 'use' && use.start >= part.start && use.end <= part.end ? [use] : [],
  );
  const longest = within.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  return { ...part, names: longest?.names ?? [] };
}

/** The part that names the thing: the last one before `for` or `with`, or the first where nouns come first. */
function headOf(parts: readonly Part[], locale: Locale): ThingPart | LackingPart | undefined {
  const isThing = (part: Part): part is ThingPart | LackingPart =>
    part.kind === 'thing' || part.kind === 'lacking';
  const inMain = parts.filter(({ isAside }) => !isAside).filter(isThing);
  const things = inMain.length > 0 ? inMain : parts.filter(isThing);
  const isChinese = parts.every(({ text }) => /\p{Script=Han}/u.test(text));
  return CATALOGUE_LANGUAGES[locale].nounFirst && !isChinese ? things[0] : things.at(-1);
}

type Query = { units: readonly Unit[]; vocabulary: Vocabulary; locale: Locale };

/** The head with only those of its names that it has together with another word of the query, if there are any. */
function narrowed(
  head: ThingPart,
  parts: readonly Part[],
  { units, vocabulary, locale }: Query,
): ThingPart {
  if (parts.length < 3) return head;
  const isInHead = (unit: Unit) => units.slice(head.start, head.end).includes(unit);
  const keys = pairsOfWords(units)
    .filter(({ first, second }) => isInHead(first) !== isInHead(second))
    .flatMap(({ first, second }) => keysOfTyped(locale, [first, second]));
  const together = vocabulary.names.filter(
    (row) => keys.includes(row.key) && row.locale === locale && row.fit <= NAME_FITS.other,
  );
  const targets = new Set(head.names.map(({ target }) => target));
  const names = distinct(together.filter(({ target }) => targets.has(target)));
  if (names.length === 0) return head;
  const wider = head.names.filter(({ target }) => !names.some((name) => name.target === target));
  return { ...head, names: [...names, ...wider.map((row) => ({ ...row, fit: NAME_FITS.wide }))] };
}

/** A word that occurs in texts of the catalogue says little without a thing that it describes. */
const isUnderstood = (parts: readonly Part[], head: Reading['head']): boolean =>
  !parts.some(
    ({ kind, text }) =>
      (kind === 'unknown' && /\p{L}{3}|[^\p{Script=Latin}\P{L}]/u.test(text)) ||
      (kind === 'word' && head === undefined),
  );
