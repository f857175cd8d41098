import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { NavigationEntry } from '../source.ts';
import { type CategoryNode, type CategoryTree, categoryName } from './category-tree.ts';

const MAX_ENTRIES = 8;

/**
 * Categories whose name matches a keyword in Chinese, English or the reader's language. A matching
 * category is listed with all its children. A category that does not match is listed with its matching
 * leaves, if it has any. Each category appears once.
 */
export function matchingCategories(
  tree: CategoryTree,
  keyword: string,
  locale: Locale,
): NavigationEntry[] {
  const words = wordsOf(keyword);
  const entries: NavigationEntry[] = [];
  const visit = (node: CategoryNode) => {
    if (entries.length >= MAX_ENTRIES) return;
    const isMatch = matches(node, words, locale);
    const listed = isMatch
      ? node.children
      : node.children.filter((child) => isLeaf(child) && matches(child, words, locale));
    if (isMatch || listed.length > 0) entries.push(entryOf(node, listed, locale));
    for (const child of node.children) if (!listed.includes(child)) visit(child);
  };
  if (words.length > 0) tree.roots.forEach(visit);
  return entries;
}

const isLeaf = (node: CategoryNode) => node.children.length === 0;

function matches(node: CategoryNode, words: readonly string[], locale: Locale): boolean {
  return namesOf(node, locale).some((name) => words.every((word) => name.includes(word)));
}

/** Names by category and language. */
const namesByCategory = new WeakMap<CategoryNode, Map<Locale, readonly string[]>>();

/** The names that a keyword is compared with: words in lower case, each after a space. */
function namesOf(node: CategoryNode, locale: Locale): readonly string[] {
  const namesByLocale = namesByCategory.get(node) ?? new Map<Locale, readonly string[]>();
  namesByCategory.set(node, namesByLocale);
  const names =
    namesByLocale.get(locale) ??
    [node.names['zh-CN'], node.names.en, categoryName(node, locale)].map(
      (name) => ` ${name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')}`,
    );
  namesByLocale.set(locale, names);
  return names;
}

/** An English word without its plural ending: `shoes` becomes `shoe`, `dresses` becomes `dress`. */
const withoutPlural = (word: string): string =>
  /^[a-z]{4,}s$/.test(word) ? word.replace(/(?<=sh|ch|x|ss)es$|s$/, '') : word;

/**
 * The text that a name must contain for each word of the keyword. A Latin word (without plural ending)
 * must match the start of a word, so that `men` does not match `women`. Other scripts match anywhere.
 */
function wordsOf(keyword: string): string[] {
  return (keyword.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(withoutPlural)
    .map((word) => (/^[a-z\d]+$/.test(word) ? ` ${word}` : word));
}

function entryOf(
  node: CategoryNode,
  children: readonly CategoryNode[],
  locale: Locale,
): NavigationEntry {
  const namesIn = (category: CategoryNode) => ({
    name: category.names['zh-CN'],
    translateName: categoryName(category, locale),
  });
  return {
    id: node.id,
    ...namesIn(node),
    // A child's id is that of its place in the list, not of the category.
    children: children.map((child) => ({ id: `${node.id}:${child.id}`, ...namesIn(child) })),
  };
}
