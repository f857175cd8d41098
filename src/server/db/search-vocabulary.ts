import { pinyin } from 'pinyin-pro';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { charactersOf, foldText, joinRuns, runsOf, stemOf } from './fold-text.ts';
import type { IndexContext, ProductRow } from './index-context.ts';
import { attributeValuesOf } from './product-attributes.ts';
import type {
  OtherNames,
  searchNames,
  searchNouns,
  searchWordKeys,
  searchWords,
  suggestions,
  Wording,
} from './schema/shop/catalogue.ts';
import { type MultilingualText, nounOf } from './search-index.ts';
import { keysOnce, namesOfCategory, namesOfNoun, namesOfUses } from './search-names.ts';
import { keysOf, languageBit } from './word-keys.ts';

/** The rows that a batch of products adds to the search vocabulary. */
export type Vocabulary = {
  words: (typeof searchWords.$inferInsert)[];
  keys: (typeof searchWordKeys.$inferInsert)[];
  nouns: (typeof searchNouns.$inferInsert)[];
  names: (typeof searchNames.$inferInsert)[];
  suggestions: (typeof suggestions.$inferInsert)[];
};

/**
 * The vocabulary of a batch of products. Keys, names and suggestions that were written with this context
 * before are left out. `marks` are those that the context must have when the batch is written.
 */
export function vocabularyOf(
  context: IndexContext,
  products: readonly ProductRow[],
): Vocabulary & { marks: ReadonlySet<string> } {
  const words = new Words();
  /** The nouns of products, by the English noun. Nouns of products that sell well weigh more. */
  const nouns = new Map<string, { texts: MultilingualText; weight: number }>();
  for (const product of products) {
    words.addOnce(textsOf(product), 'languages');
    words.addOnce(namesOf(context, product), 'namedIn');
    const salesWeight = Math.round(Math.log2(2 + product.soldCount));
    for (const texts of nounsOf(context, product)) {
      const weight = salesWeight + (nouns.get(texts.en)?.weight ?? 0);
      nouns.set(texts.en, { texts, weight });
    }
  }
  const meanings = meaningsOf(context, products);
  for (const [word, { languages }] of meanings) words.add(word, { namedIn: languages });
  const marks = new Set<string>();
  /** Marks a word, noun or category. Returns false if it was marked or written before. */
  const markNew = (kind: 'word' | 'noun' | 'category', text: string): boolean => {
    const mark = `${kind} ${text}`;
    if (context.written.has(mark) || marks.has(mark)) return false;
    marks.add(mark);
    return true;
  };
  const newNouns = [...nouns].filter(([noun]) => markNew('noun', noun));
  const newCategories = products
    .flatMap(({ categoryId }) => context.categories.get(categoryId)?.withAncestors ?? [])
    .filter((id) => markNew('category', id));
  for (const names of [
    ...newNouns.map(([noun]) => context.otherNames.get(noun)),
    ...newCategories.map((id) => context.categories.get(id)?.otherNames),
  ]) {
    words.addOnce(textsOfNames(names ?? {}), 'namedIn');
  }
  const keysOfName = keysOnce();
  const newWords = [...words.counts.keys()].filter((word) => markNew('word', word));
  return {
    marks,
    words: Array.from(words.counts, ([word, counts]) => ({
      ...{ word, ...counts },
      meaning: meanings.get(word)?.value.en,
      meaningZh: meanings.get(word)?.value.zh,
    })),
    keys: newWords.flatMap((word) => keysOf(word).map((key) => ({ key, word }))),
    nouns: Array.from(nouns, ([noun, { texts, weight }]) => ({
      ...{ noun, weight, zh: texts['zh-CN'] },
      kin: context.kin.get(noun) ?? [],
    })),
    names: [
      ...newNouns.flatMap(([noun, { texts }]) =>
        namesOfNoun(noun, texts, context.otherNames.get(noun) ?? {}, keysOfName),
      ),
      ...namesOfUses(
        newNouns.map(([noun]) => ({ noun, others: context.otherNames.get(noun) ?? {} })),
      ),
      ...newCategories.flatMap((id) => {
        const { names = {}, otherNames = {} } = context.categories.get(id) ?? {};
        return namesOfCategory(id, names, otherNames, keysOfName);
      }),
    ],
    suggestions: newNouns.flatMap(([noun, { texts }]) => suggestionsOf(noun, texts)),
  };
}

type TextsByLocale = readonly (readonly [locale: string, text: string | undefined])[];

type WordCount = { count: number; languages: number; namedIn: number };
const NONE: WordCount = { count: 0, languages: 0, namedIn: 0 };

/** Words with how often they occur, and in which languages. */
class Words {
  readonly counts = new Map<string, WordCount>();
  /** The words of texts between spaces, because most of these texts are read many times. */
  readonly #read = new Map<string, readonly string[]>();

  add(word: string, more: Partial<WordCount>): void {
    const known = this.counts.get(word) ?? NONE;
    const { count, languages, namedIn } = { ...NONE, ...more };
    this.counts.set(word, {
      count: known.count + count,
      languages: known.languages | languages | namedIn,
      namedIn: known.namedIn | namedIn,
    });
  }

  /** Adds each word of some texts once. */
  addOnce(texts: TextsByLocale, kind: 'languages' | 'namedIn'): void {
    const distinct = new Map<string, number>();
    for (const [locale, text = ''] of texts) {
      const bit = languageBit(locale);
      for (const written of text.split(/\s+/)) {
        for (const word of this.#wordsIn(written)) {
          distinct.set(word, (distinct.get(word) ?? 0) | bit);
        }
      }
    }
    for (const [word, languages] of distinct) this.add(word, { count: 1, [kind]: languages });
  }

  /** The words of a text without spaces. */
  #wordsIn(written: string): readonly string[] {
    const known = this.#read.get(written);
    if (known) return known;
    const words = runsOf(written)
      .filter(isWord)
      .map(({ text }) => text);
    this.#read.set(written, words);
    return words;
  }
}

const textsOfNames = (names: OtherNames): TextsByLocale =>
  Object.entries(names).flatMap(([locale, lists]) =>
    Object.values(lists).flatMap((list) => list.map((text) => [locale, text] as const)),
  );

/** The nouns of a product: its own noun, and the name of its category, unless that names several things (`Bags & Shoes`). */
function nounsOf(context: IndexContext, product: ProductRow): MultilingualText[] {
  const names = context.categories.get(product.categoryId)?.names;
  return [nounOf(context, product), ...(names && !/[&,/]/.test(names.en) ? [names] : [])];
}

type Meaning = { value: Wording; languages: number };

/** The attribute values of products, by each of their wordings that is one word, in any language. */
function meaningsOf(context: IndexContext, products: readonly ProductRow[]): Map<string, Meaning> {
  const values = new Map(
    products
      .flatMap(attributeValuesOf)
      .map(({ value }) => [`${value.en}\n${value.zh}`, value] as const),
  );
  const meanings = new Map<string, Meaning>();
  for (const value of values.values()) {
    const texts = { en: value.en, 'zh-CN': value.zh, ...context.phrases.get(value.en) };
    for (const [locale, text] of Object.entries(texts)) {
      const [run, secondRun] = runsOf(text);
      if (!run || secondRun || !isWord(run)) continue;
      const word = stemOf(run.text);
      const languages = (meanings.get(word)?.languages ?? 0) | languageBit(locale);
      meanings.set(word, { value, languages });
    }
  }
  return meanings;
}

/** Longer runs of a dense script are sentences, not words. In characters. */
const MAX_DENSE_WORD_LENGTH = 14;

/** The titles and attribute values of a product. */
function textsOf(product: ProductRow): TextsByLocale {
  return [
    ['en', product.titleEn],
    ...Object.entries(product.titles ?? {}),
    ...attributeValuesOf(product).flatMap(
      ({ value }) =>
        [
          ['zh-CN', value.zh],
          ['en', value.en],
        ] as const,
    ),
  ];
}

/** The names of a product's noun and category. */
const namesOf = (context: IndexContext, product: ProductRow): TextsByLocale => [
  ...Object.entries(nounOf(context, product)),
  ...Object.entries(context.categories.get(product.categoryId)?.names ?? {}),
];

function isWord({ text, dense }: { text: string; dense: boolean }): boolean {
  if (!dense) return /^\p{L}{3,24}$/u.test(text);
  const { length } = charactersOf(text);
  return length > 1 && length <= MAX_DENSE_WORD_LENGTH;
}

/** The longest key of a suggestion, in UTF-16 units. */
const MAX_KEY_LENGTH = 40;

/** The suggestion rows of a noun: in each language, one for each key of its text. */
function suggestionsOf(noun: string, texts: MultilingualText): Vocabulary['suggestions'] {
  return Object.entries(texts)
    .filter(([, text]) => text !== '')
    .flatMap(([locale, text]) =>
      [...new Set(suggestionKeysOf(text))].map((key) => ({
        locale: locale as Locale,
        key,
        text,
        noun,
      })),
    );
}

/**
 * The keys of a suggestion, which is shown when a shopper types the beginning of one: its text from each
 * word to the end, without spaces; for Chinese also its text from each character to the end, and its pinyin,
 * in full and as initials.
 */
function suggestionKeysOf(text: string): string[] {
  const runs = runsOf(text);
  const fromEachWord = runs.map((_, i) => joinRuns(runs.slice(i)));
  const chineseRuns = runs.filter((run) => /^\p{Script=Han}{2,}$/u.test(run.text));
  const fromEachCharacter = chineseRuns
    .flatMap((run) =>
      charactersOf(run.text).map((_, i, characters) => characters.slice(i).join('')),
    )
    .filter((part) => part.length > 1);
  const spelt = chineseRuns.flatMap((run) => [
    pinyinOf(run.text, 'pinyin'),
    pinyinOf(run.text, 'first'),
  ]);
  return [...fromEachWord, ...fromEachCharacter, ...spelt].map((key) =>
    foldText(key).slice(0, MAX_KEY_LENGTH),
  );
}

/** The pinyin of a Chinese text without tones and spaces: in full, or the first letter of each syllable. */
const pinyinOf = (text: string, pattern: 'pinyin' | 'first'): string =>
  pinyin(text, { toneType: 'none', type: 'array', pattern, v: true }).join('');
