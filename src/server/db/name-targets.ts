/**
 * How a name fits what it names: its own name, a synonym, the name of a wider class, of a thing that is used instead, of
 * a purpose for which it is usual, of an occasion or of somebody for whom it is a usual gift, or of what it may be used for.
 * `verb` and `object` are of the halves of an action (`actionKey`) and name no thing alone. `suiting` is of a gift that is
 * less usual. `word` is of one word of several that say what something is used for. `general` is of a purpose that says
 * little beside another one. `less` is of goods that serve a purpose, but are not what one thinks of first.
 */
export const NAME_FITS = {
  own: 0,
  other: 1,
  wide: 2,
  near: 3,
  purpose: 4,
  gift: 5,
  use: 6,
  verb: 7,
  object: 8,
  suiting: 9,
  word: 10,
  general: 11,
  less: 12,
} as const;

/** Whether a fit is of goods that serve a purpose, whether or not one thinks of them first. */
export const isPurposeFit = (fit: number): boolean =>
  fit === NAME_FITS.purpose || fit === NAME_FITS.less;

/** Whether a fit is of gifts, usual or less usual. */
export const isGiftFit = (fit: number): boolean =>
  fit === NAME_FITS.gift || fit === NAME_FITS.suiting;

/** Whether a fit is of what goods serve or suit: a purpose, also one that says little beside another, or a gift. */
export const isMeantFit = (fit: number): boolean =>
  isPurposeFit(fit) || isGiftFit(fit) || fit === NAME_FITS.general;

/** The thing that a name stands for, in the form in which `search_names` stores it. */
export const nounTarget = (noun: string) => `noun ${noun}`;
export const categoryTarget = (id: string) => `category ${id}`;

/** A purpose, an occasion or somebody who gets a gift; further rows name the nouns that are usual for it. */
export const purposeTarget = (id: string) => `purpose ${id}`;

/**
 * The halves of an action: what one does with a thing (`cut`), and with or against what (`hair`). Rows
 * under the key of both name the nouns that serve for it; rows under the key of a verb alone, the nouns
 * that serve for any object.
 */
export const verbTarget = (id: string) => `verb ${id}`;
export const objectTarget = (id: string) => `object ${id}`;
export const ANYTHING = objectTarget('anything');
export const actionKey = (verb: string, object?: string) =>
  `${verbTarget(verb)} ${object === undefined ? ANYTHING : objectTarget(object)}`;

/**
 * The target of a name of something that the catalogue lacks, with the id of the nearest category if there
 * is one.
 */
const LACKING = 'lacking';
export const lackingTarget = (nearest?: string) =>
  nearest === undefined ? LACKING : `${LACKING} ${nearest}`;
export const isLacking = (target: string): boolean =>
  target === LACKING || target.startsWith(`${LACKING} `);

/** The id of the category nearest to a lacking thing; undefined if no category is near. */
export const nearestTo = (target: string): string | undefined =>
  isLacking(target) ? target.split(' ')[1] : undefined;

/**
 * The target of a word of a language for which the catalogue has nothing. Such a word is not misspelt.
 */
export const KNOWN = 'known';

/** The target of a brand. */
export const BRAND = 'brand';

/** The kinds of people, or pets, for whom a thing may be. */
export const WHOM = ['men', 'women', 'kids', 'baby', 'pets'] as const;
export type Whom = (typeof WHOM)[number];

/**
 * The targets of names for persons, and of words that say nothing about the thing, such as `buy`, `gift` or
 * `cheap`.
 */
export const whomTarget = (whom: Whom) => `whom ${whom}`;
export const EMPTY = 'empty';

/** The target of words for a low price. They say nothing about the thing. */
export const CHEAP = 'cheap';

/** The person for whom a thing with this target is; undefined for any other target. */
export const whomOf = (target: string): Whom | undefined =>
  WHOM.find((whom) => target === whomTarget(whom));

/** Whether a target is a thing of the catalogue. */
export const isThing = (target: string): boolean =>
  target.startsWith('noun ') || target.startsWith('category ');
