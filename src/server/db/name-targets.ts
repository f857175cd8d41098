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

/** What a name names, as `search_names` has it. */
export const nounTarget = (noun: string) => `noun ${noun}`;
export const categoryTarget = (id: string) => `category ${id}`;

/** A purpose, an occasion or somebody who gets a gift; further rows name the nouns that are usual for it. */
export const purposeTarget = (id: string) => `purpose ${id}`;

/**
 * What one does with a thing (`cut`), and with what or against what (`hair`). Rows under the key of both name the nouns
 * that one does it with; under the key of a verb alone, those that serve whatever it is done to.
 */
export const verbTarget = (id: string) => `verb ${id}`;
export const objectTarget = (id: string) => `object ${id}`;
export const ANYTHING = objectTarget('anything');
export const actionKey = (verb: string, object?: string) =>
  `${verbTarget(verb)} ${object === undefined ? ANYTHING : objectTarget(object)}`;

/** What names a thing that the catalogue lacks, with the id of the category nearest to it if there is one. */
const LACKING = 'lacking';
export const lackingTarget = (nearest?: string) =>
  nearest === undefined ? LACKING : `${LACKING} ${nearest}`;
export const isLacking = (target: string): boolean =>
  target === LACKING || target.startsWith(`${LACKING} `);

/** The id of the category nearest to a thing that the catalogue lacks; undefined if none is known. */
export const nearestTo = (target: string): string | undefined =>
  isLacking(target) ? target.split(' ')[1] : undefined;

/** What is a word of a language and names nothing that the catalogue has. Such a word is not misspelt. */
export const KNOWN = 'known';

/** What names a brand. */
export const BRAND = 'brand';

/** For whom a thing is. */
export const WHOM = ['men', 'women', 'kids', 'baby', 'pets'] as const;
export type Whom = (typeof WHOM)[number];

/** What names not a thing but someone for whom it is, and what says nothing, such as `buy`, `gift` or `cheap`. */
export const whomTarget = (whom: Whom) => `whom ${whom}`;
export const EMPTY = 'empty';

/** What names a low price. Such words say nothing of the thing. */
export const CHEAP = 'cheap';

/** For whom a thing is that has this target; undefined for any other target. */
export const whomOf = (target: string): Whom | undefined =>
  WHOM.find((whom) => target === whomTarget(whom));

/** Whether a target is a thing of the catalogue. */
export const isThing = (target: string): boolean =>
  target.startsWith('noun ') || target.startsWith('category ');
