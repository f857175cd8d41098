import { sql } from 'drizzle-orm';
import type { Suggestions } from '../../../contract/calls/catalogue.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { foldText, joinRuns, runsOf } from '../../db/fold-text.ts';
import { allowedTypos, distance, keysOf } from '../../db/word-keys.ts';
import type { Database } from '../../platform/platform.ts';
import type { ProductReader } from '../source.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';
import { categoryName } from './category-tree.ts';
import { categoriesNamed, singularStem } from './category-words.ts';

const MAX_KEYWORDS = 8;
const MAX_CATEGORIES = 3;
/** How many rows one look-up reads. If more nouns share a prefix, the rest is ignored. */
const MAX_ROWS = 400;

type SuggestionRow = { text: string; weight: number };

/**
 * Completes a keyword with nouns of the catalogue in the reader's language, best selling first: nouns
 * in which some word (or the pinyin of a Chinese word) starts with the typed text. If there are none,
 * the last typed word is corrected. Makes at most two database queries.
 */
export async function suggestWords(
  db: Database,
  tree: CategoryTree,
  keyword: string,
  { locale }: ProductReader,
): Promise<Suggestions> {
  const typed = typedText(keyword);
  const completions = typed === '' ? [] : await nounsFrom(db, locale, [typed]);
  const nouns =
    completions.length > 0 || typed === '' ? completions : await corrections(db, locale, keyword);
  const keywords = bestOf(nouns, typed);
  const listed = new Set(keywords.map(stemmedText));
  const categories = categoriesFor(tree, keyword, locale).filter(
    ({ name }) => !listed.has(stemmedText(name)),
  );
  return { keywords, categories: categories.slice(0, MAX_CATEGORIES) };
}

const typedText = (keyword: string) => joinRuns(runsOf(keyword));

/** Nouns in which some word starts with one of the prefixes. */
async function nounsFrom(
  db: Database,
  locale: Locale,
  prefixes: readonly string[],
): Promise<SuggestionRow[]> {
  return db.all<SuggestionRow>(sql`
    select s.text as text, n.weight as weight from json_each(${JSON.stringify(prefixes)}) k
    cross join suggestions s on s.locale = ${locale} and s.key >= k.value
      and s.key < k.value || ${'\u{10ffff}'}
    cross join search_nouns n on n.noun = s.noun limit ${MAX_ROWS}`);
}

/** Nouns that start with a word of the catalogue that is similar to the last typed word. */
async function corrections(
  db: Database,
  locale: Locale,
  keyword: string,
): Promise<SuggestionRow[]> {
  const word = runsOf(keyword).at(-1)?.text ?? '';
  const maxTypos = allowedTypos(word);
  if (maxTypos === 0) return [];
  const rows = await db.all<SuggestionRow & { word: string }>(sql`
    select w.word as word, s.text as text, n.weight as weight
    from (select distinct a.word as word from json_each(${JSON.stringify(keysOf(word))}) k
      cross join search_word_keys a on a.key = k.value limit ${MAX_ROWS}) w
    cross join suggestions s on s.locale = ${locale} and s.key >= w.word
      and s.key < w.word || ${'\u{10ffff}'}
    cross join search_nouns n on n.noun = s.noun limit ${MAX_ROWS}`);
  return rows.filter((row) => distance(word, row.word) <= maxTypos);
}

/** The best suggestions without duplicates: first those that start with the typed text, then by sales. */
function bestOf(rows: readonly SuggestionRow[], typed: string): string[] {
  const rankOf = ({ text }: SuggestionRow) => (typedText(text).startsWith(typed) ? 0 : 1);
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b) || b.weight - a.weight);
  const texts = new Map(sorted.map(({ text }) => [foldText(text), text]));
  return [...texts.values()].slice(0, MAX_KEYWORDS);
}

/**
 * Categories whose name contains the typed words, or has a word that starts with the typed text.
 */
function categoriesFor(tree: CategoryTree, keyword: string, locale: Locale) {
  const typed = typedText(keyword);
  if (typed === '') return [];
  const { leaves, branches } = categoriesNamed(tree, keyword);
  const named = [...branches, ...leaves].flatMap((id) => tree.byId.get(id) ?? []);
  const completions =
    typed.length > 1
      ? [...tree.byId.values()].filter((node) => hasWordStarting(node, typed, locale))
      : [];
  return [...new Set([...named, ...completions])].map((node) => ({
    id: node.id,
    name: categoryName(node, locale),
  }));
}

/** A text without case and plural endings. */
const stemmedText = (text: string) =>
  runsOf(text)
    .map((run) => singularStem(run.text))
    .join(' ');

function hasWordStarting(node: CategoryNode, typed: string, locale: Locale): boolean {
  const runs = runsOf(categoryName(node, locale));
  return runs.some((_, i) => joinRuns(runs.slice(i)).startsWith(typed));
}
