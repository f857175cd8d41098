import { LOCALES, type Locale } from '../../src/contract/values/shop/locales.ts';
import { NAME_FITS } from '../../src/server/db/name-targets.ts';
import type { OtherNames, searchNames } from '../../src/server/db/schema/shop/catalogue.ts';
import {
  type ActionWords,
  lackingByAction,
  namesOfActions,
  namesOfBrands,
  namesOfKnown,
  namesOfLacking,
  namesOfPerson,
  namesOfPurpose,
  namesOfWords,
  nounsOfAction,
  nounsOfPurpose,
  type QueryWords,
  wordsOfPurpose,
} from '../../src/server/db/search-names.ts';
import {
  ACTIONS_OF_LACKING,
  OBJECT_PURPOSES,
  OBJECT_THINGS,
} from '../catalogue/data/action-things.ts';
import { ACTIONS } from '../catalogue/data/actions.ts';
import { BRANDS } from '../catalogue/data/brands.ts';
import { GENERAL_PURPOSES, GIFTS, PURPOSES } from '../catalogue/data/purposes.ts';
import { GOODS } from '../catalogue/departments.ts';
import { THINGS } from '../catalogue/things.ts';
import { hasLocaleFile, readLocaleFile } from './in-languages.ts';
import {
  thingNames,
  thingNamesOfCategory,
  thingNamesOfNoun,
  thingsLacking,
} from './thing-names.ts';

type Names = NonNullable<OtherNames[keyof OtherNames]>;
/**
 * `locales/<locale>/names.json`: the shoppers' names for nouns, by the English wording, and for categories,
 * by id.
 */
type NamesFile = {
  nouns: Record<string, Names>;
  categories: Record<string, string[]>;
  /** What, where, when and for whom goods are used, by the id of the good. */
  uses?: Record<string, string[]>;
  /** Common things that the demo catalogue lacks, so that a search for one can say so. */
  lacking?: string[];
  /** Further things that the demo catalogue lacks, by the id of the nearest category, which is offered instead. */
  lackingNear?: Record<string, string[]>;
  /** Brands, as the language writes them; those in Latin letters are in the English file. */
  brands?: string[];
  /**
   * The names of purposes, occasions and persons who get gifts, by the ids in `PURPOSES` and `GIFTS`.
   */
  purposes: Record<string, string[]>;
  /** Words for what one does with goods, by the ids in `ACTIONS`. */
  actions?: ActionWords;
  /** Expressions for the age of a child; `#` stands for the years. */
  ages: string[];
  words: QueryWords;
};

/**
 * `locales/<locale>/emoji.json`, from the annotations of emoji in CLDR 48: `things` that a shop might sell and the demo
 * catalogue lacks, and other `words` of the language, in lines.
 */
type EmojiFile = { things: string[]; words: string[] };
const emojiFile = (locale: Locale) => JSON.parse(readLocaleFile(locale, 'emoji.json')) as EmojiFile;

const files = LOCALES.filter((locale) => hasLocaleFile(locale, 'names.json')).map((locale) => ({
  locale,
  ...(JSON.parse(readLocaleFile(locale, 'names.json')) as NamesFile),
}));

/** The words of all languages for persons and for a low price, and the words that say nothing. */
export const queryWordNames = (): (typeof searchNames.$inferInsert)[] =>
  files.flatMap(({ locale, words }) => namesOfWords(locale, words));

/** The names of common things that the demo catalogue lacks. */
export const lackingNames = (): (typeof searchNames.$inferInsert)[] =>
  files.flatMap(({ locale, lacking = [], lackingNear = {} }) => [
    ...namesOfLacking(locale, [...lacking, ...emojiFile(locale).things]),
    ...Object.entries(lackingNear).flatMap(([id, names]) => namesOfLacking(locale, names, id)),
    ...thingsLacking(locale).flatMap(({ names, near }) => namesOfLacking(locale, names, near)),
  ]);

/** Brands, and words that name nothing in the demo catalogue and are therefore not corrected. */
export const knownNames = (): (typeof searchNames.$inferInsert)[] => [
  ...files.flatMap(({ locale, brands = [] }) => [
    ...namesOfBrands(locale, brands),
    ...namesOfKnown(
      locale,
      emojiFile(locale).words.flatMap((line) => line.split(' ')),
    ),
  ]),
  ...brandsWithGoods().flatMap(({ locale, names, goods }) =>
    namesOfBrands(locale, names, nounsOf(goods)),
  ),
];

/** The languages of the columns of `BRANDS`. */
const BRAND_COLUMNS: readonly (readonly Locale[])[] = [
  ['en'],
  ['ko'],
  ['ja'],
  ['zh-CN', 'zh-HK'],
  ['ru', 'bg'],
  ['ar'],
  ['th'],
];

/** Brands in each language, with the goods for which they are known. */
const brandsWithGoods = () =>
  BRANDS.trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|');
      const goods = cells[BRAND_COLUMNS.length] ?? '';
      return BRAND_COLUMNS.flatMap((locales, at) =>
        locales.map((locale) => ({ locale, goods, names: (cells[at] ?? '').split(',') })),
      );
    });

/** The years of each age for which `GIFTS` has goods. */
const AGES: Record<string, readonly number[]> = {
  'age 1': [1, 2],
  'age 3': [3, 4, 5],
  'age 6': [6, 7, 8, 9],
  'age 10': [10, 11, 12],
  teen: [13, 14, 15, 16, 17],
};

/** The names of purposes in all languages, and the nouns that are usual for them. */
export const purposeNames = (): (typeof searchNames.$inferInsert)[] => [
  ...files.flatMap(({ locale, purposes, ages }) => [
    ...Object.entries(purposes).flatMap(([id, names]) => [
      ...(id in GIFTS ? namesOfPerson : namesOfPurpose)(locale, id, names),
      ...(id in PURPOSES ? wordsOfPurpose(locale, id, names) : []),
    ]),
    ...Object.entries(AGES).flatMap(([id, years]) => {
      const texts = years.flatMap((year) => ages.map((age) => age.replace('#', String(year))));
      return namesOfPurpose(locale, id, texts);
    }),
  ]),
  ...Object.entries(PURPOSES).flatMap(([id, goods]) =>
    goods
      .split(';')
      .flatMap((part, step) =>
        nounsOfPurpose(id, nounsOf(part), fitsOf(id)[step] ?? NAME_FITS.less),
      ),
  ),
  ...Object.entries(GIFTS).flatMap(([id, steps]) =>
    steps
      .split(';')
      .flatMap((goods, step) => nounsOfPurpose(id, nounsOf(goods), GIFT_FITS[step] ?? SUITING)),
  ),
];

/** How the goods of both groups in `PURPOSES` fit a purpose. */
const fitsOf = (id: string) =>
  GENERAL_PURPOSES.includes(id)
    ? [NAME_FITS.general, NAME_FITS.use]
    : [NAME_FITS.purpose, NAME_FITS.less];

const SUITING = NAME_FITS.suiting;
/** The fit of the goods in each step of `GIFTS`. */
const GIFT_FITS = [NAME_FITS.purpose, NAME_FITS.gift, SUITING];

/** The English nouns of goods, by the text of their ids. */
function nounsOf(goods: string): string[] {
  const ids = new Set(goods.trim().split(/\s+/));
  const nouns = GOODS.filter(({ id }) => ids.has(id)).flatMap((good) => good.nouns);
  return [...new Set(nouns.map(({ en }) => en))];
}

/** The words for actions in all languages, and the nouns that serve for each. */
export function actionNames(): (typeof searchNames.$inferInsert)[] {
  const served = Object.entries(ACTIONS).flatMap(([good, list]) =>
    actionsIn(list).map(({ verb, object }) => ({
      good,
      action: object === undefined ? verb : `${verb} ${object}`,
    })),
  );
  return [
    ...files.flatMap(({ locale, actions }) => (actions ? namesOfActions(locale, actions) : [])),
    ...objectsByNames(),
    ...[...Map.groupBy(served, ({ action }) => action)].flatMap(([action, goods]) =>
      nounsOfAction(action, nounsOf(goods.map(({ good }) => good).join(' '))),
    ),
    ...Object.entries(ACTIONS_OF_LACKING).flatMap(([id, list]) =>
      actionsIn(list).flatMap((action) => lackingByAction(action, THINGS[id]?.near)),
    ),
  ];
}

/** The words for objects of actions that are names of things or of purposes, in all languages. */
const objectsByNames = () =>
  files.flatMap(({ locale, purposes }) =>
    [
      { objects: OBJECT_THINGS, names: thingNames(locale) },
      { objects: OBJECT_PURPOSES, names: purposes },
    ].flatMap(({ objects, names }) =>
      Object.entries(objects).flatMap(([object, ids]) => {
        const words = ids.split(' ').flatMap((id) => names[id] ?? []);
        return namesOfActions(locale, { verbs: {}, objects: { [object]: words } });
      }),
    ),
  );

/** `cut hair beard; trim`: each verb with each of the objects behind it, or alone. */
export const actionsIn = (list: string): { verb: string; object?: string }[] =>
  list.split(';').flatMap((entry) => {
    const [verb = '', ...objects] = entry.trim().split(/\s+/);
    return objects.length > 0 ? objects.map((object) => ({ verb, object })) : [{ verb }];
  });

/** Further names of a noun of these goods, and of their uses, in all languages. */
export const otherNamesOfNoun = (english: string, goods: readonly string[]): OtherNames =>
  Object.fromEntries(
    files.map(({ locale, nouns, uses = {} }) => [
      locale,
      {
        ...nouns[english],
        names: [...(nouns[english]?.names ?? []), ...thingNamesOfNoun(locale, english)],
        uses: goods.flatMap((id) => uses[id] ?? []),
      },
    ]),
  );

/** Further names of a category, in all languages. */
export const otherNamesOfCategory = (id: string): OtherNames =>
  Object.fromEntries(
    files.map(({ locale, categories }) => [
      locale,
      { names: [...(categories[id] ?? []), ...thingNamesOfCategory(locale, id)] },
    ]),
  );
