import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';
import { isPurposeFit, NAME_FITS } from '../../../db/name-targets.ts';
import { isForeign, isOfGift, isOnlyForeign, type Part } from './query-parts.ts';
import type { Unit } from './query-units.ts';

export type ThingPart = Extract<Part, { kind: 'thing' }>;
export type LackingPart = Extract<Part, { kind: 'lacking' }>;

/**
 * The part that names the thing: the last one before `for` or `with`, or the first where nouns come first. Rather one that
 * is called so than a thing that is used instead or the place where it is used (`chair kitchen`), and rather one in a
 * language of the reader than a brand or a word that means something in another language.
 */
export function headOf(
  units: readonly Unit[],
  parts: readonly Part[],
  locale: Locale,
): ThingPart | LackingPart | undefined {
  const isThing = (part: Part): part is ThingPart | LackingPart =>
    (part.kind === 'thing' || part.kind === 'lacking') &&
    !isPlaceOf(part, parts, units) &&
    !isOfPerson(part, parts, locale);
  const rather = (
    among: readonly (ThingPart | LackingPart)[],
    isBetter: (part: ThingPart | LackingPart) => boolean,
  ) => (among.some(isBetter) ? among.filter(isBetter) : among);
  const named = rather(parts.filter(isThing), (part) => !isPlaceOrNear(part));
  const readers = rather(named, (part) => !isForeign(part, locale) && !isOnlyForeign(part, locale));
  const things = rather(rather(readers, isNoun), ({ isAside }) => !isAside);
  const isChinese = parts.every(({ text }) => /\p{Script=Han}/u.test(text));
  return CATALOGUE_LANGUAGES[locale].nounFirst && !isChinese ? things[0] : things.at(-1);
}

/**
 * Whether a thing with a preposition only says where or with what one does what stands before it (`fazer as unhas em casa`),
 * or is the place of it (`churrasco no quintal`).
 */
function isPlaceOf(
  part: ThingPart | LackingPart,
  parts: readonly Part[],
  units: readonly Unit[],
): boolean {
  const hasPreposition =
    part.isAside || [units[part.start - 1], units[part.start]].some((unit) => unit?.isStop);
  return (
    hasPreposition &&
    parts.some(
      (other) =>
        other.kind === 'use' &&
        other.end <= part.start &&
        (other.text.includes(' ') || isPlaceOrNear(part)) &&
        other.names.some(({ fit }) => isPurposeFit(fit)),
    )
  );
}

/** Whether a thing behind a preposition only says more of somebody who gets a gift (`for my piano teacher`). */
function isOfPerson(part: Part, parts: readonly Part[], locale: Locale): boolean {
  const { nounFirst, asideBehind } = CATALOGUE_LANGUAGES[locale];
  return (
    part.isAside &&
    asideBehind === undefined &&
    parts.some(
      (other) =>
        (other.kind === 'use' || other.kind === 'whom') &&
        other.isAside &&
        isOfGift(other) &&
        (nounFirst ? other.end === part.start : other.start === part.end),
    )
  );
}

const isNoun = (part: ThingPart | LackingPart): boolean =>
  part.kind === 'lacking' ||
  part.names.some(
    // A name of several words is one of a thing, though a whole category has it (`beach dress`).
    ({ target, fit }) =>
      fit <= NAME_FITS.other && (target.startsWith('noun ') || part.text.includes(' ')),
  );

const isPlaceOrNear = (part: ThingPart | LackingPart): boolean =>
  part.kind === 'thing' &&
  (part.names.every(({ fit }) => fit === NAME_FITS.near) ||
    (part.names.every(
      ({ target, fit }) => fit >= NAME_FITS.purpose || target.startsWith('category '),
    ) &&
      part.names.some(({ fit }) => isPurposeFit(fit))));
