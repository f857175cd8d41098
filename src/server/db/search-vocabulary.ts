import { pinyin } from 'pinyin-pro';
import type { Locale } from '../../contract/values/locales.ts';
import { charactersOf, foldText, joinRuns, runsOf, stemOf } from './fold-text.ts';
import type { IndexContext, ProductRow } from './index-context.ts';
import { attributeValuesOf } from './product-attributes.ts';
import type { searchNouns, searchWordKeys, searchWords, suggestions } from './schema/catalogue.ts';
import { type MultilingualText, nounOf } from './search-index.ts';
import { keysOf } from './word-keys.ts';

/** The rows that a batch of products adds to the search vocabulary. */
export type Vocabulary = {
  words: (typeof searchWords.$inferInsert)[];
  keys: (typeof searchWordKeys.$inferInsert)[];
  nouns: (typeof searchNouns.$inferInsert)[];
  suggestions: (typeof suggestions.$inferInsert)[];
};

/**
 * The vocabulary of a batch of products. Keys and suggestions that were already written with this context
 * are left out; the others are marked as written.
 */
export function vocabularyOf(context: IndexContext, products: readonly ProductRow[]): Vocabulary {
  /** How many of the products have each word. */
  const wordCounts = new Map<string, number>();
  /** By the English noun. Nouns of products that sell well weigh more. */
  const nouns = new Map<string, { texts: MultilingualText; weight: number }>();
  for (const product of products) {
    for (const word of distinctWordsOf(context, product)) {
      wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1);
    }
    const salesWeight = Math.round(Math.log2(2 + product.soldCount));
    for (const texts of nounsOf(context, product)) {
      const weight = salesWeight + (nouns.get(texts.en)?.weight ?? 0);
      nouns.set(texts.en, { texts, weight });
    }
  }
  const meanings = meaningsOf(context, products);
  for (const word of meanings.keys()) wordCounts.set(word, wordCounts.get(word) ?? 1);
  /** Marks a word or noun as written. Returns false if it was marked before. */
  const markWritten = (kind: 'word' | 'noun', text: string): boolean => {
    const mark = `${kind} ${text}`;
    if (context.written.has(mark)) return false;
    context.written.add(mark);
    return true;
  };
  const newWords = [...wordCounts.keys()].filter((word) => markWritten('word', word));
  const newNouns = [...nouns].filter(([noun]) => markWritten('noun', noun));
  return {
    words: Array.from(wordCounts, ([word, count]) => ({
      word,
      count,
      meaning: meanings.get(word),
    })),
    keys: newWords.flatMap((word) => keysOf(word).map((key) => ({ key, word }))),
    nouns: Array.from(nouns, ([noun, { weight }]) => ({ noun, weight })),
    suggestions: newNouns.flatMap(([noun, { texts }]) => suggestionsOf(noun, texts)),
  };
}

/** The nouns of a product: its own noun, and the name of its category, unless that names several things (`Bags & Shoes`). */
function nounsOf(context: IndexContext, product: ProductRow): MultilingualText[] {
  const names = context.categories.get(product.categoryId)?.names;
  return [nounOf(context, product), ...(names && !/[&,/]/.test(names.en) ? [names] : [])];
}

/** The English attribute values of products, by each of their translations that is one word. */
function meaningsOf(context: IndexContext, products: readonly ProductRow[]): Map<string, string> {
  const values = new Set(products.flatMap(attributeValuesOf).map(({ value }) => value.en));
  const meanings = new Map<string, string>();
  for (const english of values) {
    for (const text of Object.values(context.phrases.get(english) ?? {})) {
      const [run, secondRun] = runsOf(text);
      if (run && !secondRun && isWord(run)) meanings.set(stemOf(run.text), english);
    }
  }
  return meanings;
}

/** Longer runs of a dense script are sentences, not words. In characters. */
const MAX_DENSE_WORD_LENGTH = 10;

/** The distinct words of a product's titles, nouns, category names and attribute values. */
function distinctWordsOf(context: IndexContext, product: ProductRow): Set<string> {
  const names: Record<string, string> = context.categories.get(product.categoryId)?.names ?? {};
  const texts: (string | undefined)[] = [
    product.titleEn,
    ...Object.values(product.titles ?? {}),
    ...Object.values(nounOf(context, product)),
    ...Object.values(names),
    ...attributeValuesOf(product).flatMap(({ value }) => [value.zh, value.en]),
  ];
  const runs = texts.flatMap((text) => (text ? runsOf(text) : []));
  return new Set(runs.filter(isWord).map(({ text }) => text));
}

function isWord({ text, dense }: { text: string; dense: boolean }): boolean {
  if (!dense) return /^\p{L}{3,24}$/u.test(text);
  const { length } = charactersOf(text);
  return length > 1 && length <= MAX_DENSE_WORD_LENGTH;
}

/** In UTF-16 units. */
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
