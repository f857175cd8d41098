import { sql } from 'drizzle-orm';
import type { Suggestions } from '../../../contract/calls/catalogue.ts';
import type { Locale } from '../../../contract/values/enums.ts';
import { foldText, runsOf, unspaced } from '../../db/fold-text.ts';
import { distance, keysOf, wrongLetters } from '../../db/word-keys.ts';
import type { Database } from '../../platform/platform.ts';
import type { Reader } from '../source.ts';
import type { CategoryNode, CategoryTree } from './category-tree.ts';
import { categoryName } from './category-tree.ts';
import { categoriesNamed, plain } from './category-words.ts';

const MOST_KEYWORDS = 8;
const MOST_CATEGORIES = 3;
/** What one look-up weighs: a beginning that more nouns have is answered from the first of them. */
const MOST_READ = 400;

type SuggestionRow = { text: string; weight: number };

/**
 * How the words being typed could go on, in the reader's language: nouns of the catalogue of which
 * any word, or for Chinese its spelling, begins so, those first that sell; where none does, those of
 * the words it may have been meant for. At most two queries.
 */
export async function suggestWords(
  db: Database,
  tree: CategoryTree,
  keyword: string,
  { locale }: Reader,
): Promise<Suggestions> {
  const typed = typedText(keyword);
  const begun = typed === '' ? [] : await nounsFrom(db, locale, [typed]);
  const nouns = begun.length > 0 || typed === '' ? begun : await misspelt(db, locale, keyword);
  const keywords = bestOf(nouns, typed);
  const listed = new Set(keywords.map(plainText));
  const categories = categoriesFor(tree, keyword, locale).filter(
    ({ name }) => !listed.has(plainText(name)),
  );
  return { keywords, categories: categories.slice(0, MOST_CATEGORIES) };
}

const typedText = (keyword: string) => unspaced(runsOf(keyword));

async function nounsFrom(
  db: Database,
  locale: Locale,
  beginnings: readonly string[],
): Promise<SuggestionRow[]> {
  return db.all<SuggestionRow>(sql`
    select s.text as text, n.weight as weight from json_each(${JSON.stringify(beginnings)}) k
    cross join suggestions s on s.locale = ${locale} and s.key >= k.value
      and s.key < k.value || ${'\u{10ffff}'}
    cross join search_nouns n on n.noun = s.noun limit ${MOST_READ}`);
}

/** Nouns that begin like a word of the catalogue of which a few letters were typed wrong. */
async function misspelt(db: Database, locale: Locale, keyword: string): Promise<SuggestionRow[]> {
  const word = runsOf(keyword).at(-1)?.text ?? '';
  const wrong = wrongLetters(word);
  if (wrong === 0) return [];
  const rows = await db.all<SuggestionRow & { word: string }>(sql`
    select w.word as word, s.text as text, n.weight as weight
    from (select distinct a.word as word from json_each(${JSON.stringify(keysOf(word))}) k
      cross join search_word_keys a on a.key = k.value limit ${MOST_READ}) w
    cross join suggestions s on s.locale = ${locale} and s.key >= w.word
      and s.key < w.word || ${'\u{10ffff}'}
    cross join search_nouns n on n.noun = s.noun limit ${MOST_READ}`);
  return rows.filter((row) => distance(word, row.word) <= wrong);
}

/** Each once: those that begin as typed, then those of which a later word does; what sells first. */
function bestOf(rows: readonly SuggestionRow[], typed: string): string[] {
  const later = ({ text }: SuggestionRow) => (typedText(text).startsWith(typed) ? 0 : 1);
  const sorted = rows.toSorted((a, b) => later(a) - later(b) || b.weight - a.weight);
  const texts = new Map(sorted.map(({ text }) => [foldText(text), text]));
  return [...texts.values()].slice(0, MOST_KEYWORDS);
}

/** Categories of which a word of the name, in the reader's language, begins so or is all that was typed. */
function categoriesFor(tree: CategoryTree, keyword: string, locale: Locale) {
  const typed = typedText(keyword);
  if (typed === '') return [];
  const { leaves, branches } = categoriesNamed(tree, keyword);
  const named = [...branches, ...leaves].flatMap((id) => tree.byId.get(id) ?? []);
  const begun =
    typed.length > 1 ? [...tree.byId.values()].filter((node) => begins(node, typed, locale)) : [];
  return [...new Set([...named, ...begun])].map((node) => ({
    id: node.id,
    name: categoryName(node, locale),
  }));
}

/** Without case and number. */
const plainText = (text: string) =>
  runsOf(text)
    .map((run) => plain(run.text))
    .join(' ');

function begins(node: CategoryNode, typed: string, locale: Locale): boolean {
  const runs = runsOf(categoryName(node, locale));
  return runs.some((_, i) => unspaced(runs.slice(i)).startsWith(typed));
}
