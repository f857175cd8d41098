import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { keysOfTyped } from '../../../db/name-keys.ts';
import { CHEAP, isMeantFit, NAME_FITS, type Whom } from '../../../db/name-targets.ts';
import { divide } from './divide-query.ts';
import { withAction } from './query-actions.ts';
import { headOf, type LackingPart, type ThingPart } from './query-head.ts';
import { distinct, isReaders } from './query-names.ts';
import { candidatesOf, isLoose, type Part, type Scored } from './query-parts.ts';
import type { Span, Unit } from './query-units.ts';
import { type NameRow, pairsOfWords, type Vocabulary } from './query-vocabulary.ts';

export type Reading = {
  parts: Part[];
  /** The part that says which thing is wanted. */
  head?: ThingPart;
  /** The brand by which the thing is named, if nothing else names it. */
  brand?: string;
  /** Whether the word for the thing is also a colour or the like, and so maybe only says what the thing is like. */
  isHeadAttribute: boolean;
  /** Whether the word for the thing names but a class of which it is a part. */
  isHeadVague: boolean;
  /** What the catalogue lacks, if that is wanted. */
  lacking?: Span;
  /** For whom the thing is by its name itself (`men's jeans`). */
  whomInName: Whom[];
  /** Whether it should be cheap. */
  isCheap: boolean;
  /** Whether the query names a thing that the catalogue lacks. */
  isLacking: boolean;
  /** Whether the catalogue knows what each word means, but for numbers and short words. */
  isUnderstood: boolean;
  /** The category nearest to the thing that the catalogue lacks, if it is known. */
  nearest?: string;
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
  const all = divide(units, candidates);
  const meaningful = without('lacking').filter(({ kind }) => kind !== 'empty');
  const divided = meaningful.length > 0 ? meaningful : without('lacking', 'empty');
  const acting = withAction(units, vocabulary, all);
  const wanted = headOf(units, acting ?? all, locale);
  const parts = (acting ?? divided).map((part) => withUses(part, candidates));
  const named =
    headOf(units, parts, locale) ??
    (wanted?.kind === 'lacking' ? undefined : brandWithGoods(parts));
  const query = { units, vocabulary, locale };
  const head =
    named?.kind === 'thing' || named?.kind === 'brand'
      ? narrowed({ ...named, kind: 'thing' }, parts, query)
      : undefined;
  const isLacking = isLackingThing(wanted, parts, candidates) && !isGuess(wanted, all, units);
  return {
    parts: parts.map((part) =>
      part === named ? (head ?? part) : named ? asAttribute(part, candidates) : part,
    ),
    isHeadAttribute: head !== undefined && asAttribute(head, candidates) !== head,
    isHeadVague: head?.names.every(({ fit }) => fit >= NAME_FITS.wide) ?? false,
    ...(isLacking && wanted && { lacking: { start: wanted.start, end: wanted.end } }),
    whomInName: head ? whomWithin(head, candidates) : [],
    isCheap: vocabulary.names.some((row) => row.target === CHEAP && isReaders(row.locale, locale)),
    isLacking,
    isUnderstood: isUnderstood(parts, head),
    ...(isLacking && nearestOf(wanted)),
    ...(named?.kind === 'brand' && { brand: named.text }),
    ...(head && { head }),
  };
}

/** A brand that says what is wanted, because nothing else does and it is known for something. */
const brandWithGoods = (parts: readonly Part[]): Extract<Part, { kind: 'brand' }> | undefined =>
  parts.flatMap((part) => (part.kind === 'brand' && part.names.length > 0 ? [part] : []))[0];

const whomWithin = (head: ThingPart, candidates: readonly Scored[]): Whom[] =>
  candidates.flatMap(({ part }) =>
    part.kind === 'whom' && part.start >= head.start && part.end <= head.end ? [part.whom] : [],
  );

/** What names a thing too, as `blanca` (household linen), is an attribute beside the thing that is wanted. */
function asAttribute(part: Part, candidates: readonly Scored[]): Part {
  if (part.kind !== 'thing') return part;
  const same = candidates.find(
    ({ part: other }) =>
      other.kind === 'meaning' && other.start === part.start && other.end === part.end,
  );
  return same?.part ?? part;
}

/** How many names one of the goods has. */
const FEW_NAMES = 3;

/**
 * Someone for whom the catalogue has no gifts under these words (`for my wife`), or something for which it has only a
 * few goods, with those of a part of the words (`wife`).
 */
function withUses(part: Part, candidates: readonly Scored[]): Part {
  const hasGoods = ({ names }: { names: NameRow[] }) =>
    names.some(({ fit }) => fit < NAME_FITS.purpose || isMeantFit(fit));
  const isPoor = part.kind === 'use' && part.names.length <= FEW_NAMES;
  if ((part.kind !== 'whom' && !isPoor) || hasGoods(part)) return part;
  const within = candidates.flatMap(({ part: use }) =>
    use.kind === 'use' && use.start >= part.start && use.end <= part.end ? [use] : [],
  );
  const longest = within.toSorted(
    (a, b) => Number(hasGoods(b)) - Number(hasGoods(a)) || b.end - b.start - (a.end - a.start),
  )[0];
  return longest && (hasGoods(longest) || part.names.length === 0)
    ? { ...part, names: isPoor ? distinct([...part.names, ...longest.names]) : longest.names }
    : part;
}

/**
 * Whether a thing was read within a word without spaces, such as `ເກິບແຕະ`, of which a rest means nothing. A Chinese
 * character more or less often says what kind of thing it is, and so does what a Korean word ends with.
 */
export function isGuess(
  thing: Part | undefined,
  parts: readonly Part[],
  units: readonly Unit[],
): boolean {
  const wordOf = ({ start }: Part) => units[start]?.word;
  const isEnd = ({ end }: Part) => units[end]?.word !== units[end - 1]?.word || units[end]?.isStop;
  return (
    thing !== undefined &&
    !(thing.kind === 'lacking' && /\p{Script=Hangul}/u.test(thing.text) && isEnd(thing)) &&
    /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Hangul}\p{M}]+$/u.test(thing.text) &&
    parts.some((part) => part.kind === 'unknown' && wordOf(part) === wordOf(thing))
  );
}

/**
 * Whether the catalogue lacks the thing that is wanted: it is named so, or it is of some class of goods, and another word
 * names what the catalogue lacks of them (`phone iPhone`).
 */
function isLackingThing(
  wanted: ThingPart | LackingPart | undefined,
  parts: readonly Part[],
  candidates: readonly Scored[],
): boolean {
  if (wanted?.kind !== 'thing') return wanted?.kind === 'lacking';
  const isClass = wanted.names.every(
    ({ target, fit }) => fit > NAME_FITS.other || target.startsWith('category '),
  );
  return (
    isClass &&
    parts.some(
      ({ start, end, kind, isAside }) =>
        !isAside &&
        (kind === 'word' || kind === 'unknown') &&
        candidates.some(
          ({ part }) => part.kind === 'lacking' && part.start === start && part.end === end,
        ),
    )
  );
}

const nearestOf = (wanted: ThingPart | LackingPart | undefined): Pick<Reading, 'nearest'> =>
  wanted?.kind === 'lacking' && wanted.nearest !== undefined ? { nearest: wanted.nearest } : {};

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

/** What stands between Japanese words and says nothing alone. */
const PARTICLES = /^(?:の|で|へ|を|に|が|と|も|は|への|での|から|まで)$/u;

/** A word that occurs in texts of the catalogue says little without a thing that it describes, and no brand is known to be there. */
const isUnderstood = (parts: readonly Part[], head: Reading['head']): boolean =>
  !parts.some((part) => {
    const { kind, text } = part;
    return (
      (kind === 'unknown' &&
        !PARTICLES.test(text) &&
        /\p{L}{3}|[^\p{Script=Latin}\P{L}]/u.test(text)) ||
      kind === 'brand' ||
      ((kind === 'word' || isLoose(part)) && head === undefined)
    );
  });
