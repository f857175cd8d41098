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
 * The vocabulary of a batch. Keys and suggestions already written with this context are left out.
 */
export function vocabularyOf(context: IndexContext, products: readonly ProductRow[]): Vocabulary {
  const words = new Map<string, number>();
  const nouns = new Map<string, { texts: MultilingualText; weight: number }>();
  for (const product of products) {
    for (const word of wordsOf(context, product)) words.set(word, (words.get(word) ?? 0) + 1);
    const sells = Math.round(Math.log2(2 + product.soldCount));
    for (const texts of nounsOf(context, product)) {
      const weight = sells + (nouns.get(texts.en)?.weight ?? 0);
      nouns.set(texts.en, { texts, weight });
    }
  }
  const isNew = (kind: string, text: string) => {
    const mark = `${kind} ${text}`;
    return !context.written.has(mark) && context.written.add(mark);
  };
  const meanings = meaningsOf(context, products);
  for (const word of meanings.keys()) words.set(word, words.get(word) ?? 1);
  return {
    words: Array.from(words, ([word, count]) => ({ word, count, meaning: meanings.get(word) })),
    keys: [...words.keys()]
      .filter((word) => isNew('word', word))
      .flatMap((word) => keysOf(word).map((key) => ({ key, word }))),
    nouns: Array.from(nouns, ([noun, { weight }]) => ({ noun, weight })),
    suggestions: Array.from(nouns)
      .filter(([noun]) => isNew('noun', noun))
      .flatMap(([noun, { texts }]) => suggestionsOf(noun, texts)),
  };
}

/** The nouns of a product: its own, and its category's name unless that names several things (`Bags & Shoes`). */
function nounsOf(context: IndexContext, product: ProductRow): MultilingualText[] {
  const names = context.categories.get(product.categoryId)?.names;
  return [nounOf(context, product), ...(names && !/[&,/]/.test(names.en) ? [names] : [])];
}

/** English attribute values by their one-word translations. */
function meaningsOf(context: IndexContext, products: readonly ProductRow[]): Map<string, string> {
  const values = new Set(products.flatMap(attributeValuesOf).map(({ value }) => value.en));
  const meanings = new Map<string, string>();
  for (const english of values) {
    for (const text of Object.values(context.phrases.get(english) ?? {})) {
      const [run, more] = runsOf(text);
      if (run && !more && isWord(run)) meanings.set(stemOf(run.text), english);
    }
  }
  return meanings;
}

/** Longer runs of a dense script are sentences, not words. */
const LONGEST_DENSE = 10;

/** The distinct words of a product's titles, nouns, category names and attribute values. */
function wordsOf(context: IndexContext, product: ProductRow): Set<string> {
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
  return length > 1 && length <= LONGEST_DENSE;
}

const LONGEST_KEY = 40;

/** The suggestion rows of a noun: in each language, one for each text that may be typed for it. */
function suggestionsOf(noun: string, texts: MultilingualText): Vocabulary['suggestions'] {
  return Object.entries(texts)
    .filter(([, text]) => text !== '')
    .flatMap(([locale, text]) =>
      [...new Set(typedFor(text))].map((key) => ({ locale: locale as Locale, key, text, noun })),
    );
}

/**
 * The keys of a suggestion: its text from each word on, without spaces. For Chinese also from each
 * character on, and its pinyin in full and as initials.
 */
function typedFor(text: string): string[] {
  const runs = runsOf(text);
  const joined = runs.map((_, i) => joinRuns(runs.slice(i)));
  const han = runs.filter((run) => /^\p{Script=Han}{2,}$/u.test(run.text));
  const inside = han.flatMap((run) =>
    charactersOf(run.text).map((_, i, all) => all.slice(i).join('')),
  );
  const spelt = han.flatMap((run) =>
    [false, true].map((first) =>
      pinyin(run.text, {
        toneType: 'none',
        type: 'array',
        pattern: first ? 'first' : 'pinyin',
        v: true,
      }).join(''),
    ),
  );
  return [...joined, ...inside.filter((part) => part.length > 1), ...spelt].map((key) =>
    foldText(key).slice(0, LONGEST_KEY),
  );
}
