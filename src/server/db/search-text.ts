/**
 * Text as the full-text index takes it. SQLite's unicode61 tokenizer knows no Chinese words, so a
 * run of Chinese becomes its single characters and its pairs; every other word stays whole, and
 * the porter tokenizer above it makes `dresses` meet `dress`. `T恤` is split where the script changes.
 */
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;

const HAN = /^\p{Script=Han}/u;

/** Longer queries are cut: marketplaces cut them too, and each word costs a look-up. */
const MAX_QUERY_TOKENS = 24;

type Run = { han: boolean; text: string };

function runsOf(text: string): Run[] {
  const folded = text.normalize('NFKC').replaceAll(/['’]/g, '').toLowerCase();
  return Array.from(folded.matchAll(RUNS), ([text]) => ({ han: HAN.test(text), text }));
}

function pairs(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/** The words of a text for the index, separated by spaces. */
export function indexText(...texts: string[]): string {
  return texts
    .flatMap((text) => runsOf(text))
    .flatMap((run) => (run.han ? [...Array.from(run.text), ...pairs(run.text)] : [run.text]))
    .join(' ');
}

/** Words of a query, each quoted, so that nothing a shopper types is an operator. */
function queryWords(keyword: string): string[] {
  const runs = runsOf(keyword);
  const last = runs.at(-1);
  const words = runs.flatMap((run) => {
    if (run.han)
      return (Array.from(run.text).length === 1 ? [run.text] : pairs(run.text)).map(quote);
    // The last word may be unfinished.
    return [run === last ? `(${quote(run.text)} OR ${quote(run.text)}*)` : quote(run.text)];
  });
  return [...new Set(words)].slice(0, MAX_QUERY_TOKENS);
}

const quote = (word: string) => `"${word}"`;

/** What a search is narrowed by; each list is of alternatives. */
export type SearchScope = {
  platforms?: readonly string[];
  categories?: readonly string[];
  shops?: readonly string[];
};

/** A word for an id that no tokenizer splits, stems or folds. */
function scopeWord(kind: 'p' | 'c' | 's', id: string): string {
  const digits = Array.from(new TextEncoder().encode(id), (byte) => byte.toString(16)).join('');
  return `${kind}${digits}0`;
}

/** The `scope` column of a product: its platform, its shop, its category with all ancestors. */
export function scopeText(product: {
  platform: string;
  shop: string;
  categories: readonly string[];
}): string {
  return [
    scopeWord('p', product.platform),
    scopeWord('s', product.shop),
    ...product.categories.map((id) => scopeWord('c', id)),
  ].join(' ');
}

function scopeMatch(kind: 'p' | 'c' | 's', ids: readonly string[] | undefined): string[] {
  if (!ids) return [];
  // No alternative at all is a word that no product has.
  const words = ids.length > 0 ? ids.map((id) => scopeWord(kind, id)) : ['none'];
  return [`scope : (${words.map(quote).join(' OR ')})`];
}

/**
 * The FTS5 expression of a query within a scope. `AND` wants all words, of which the names of the
 * categories above may hold some but not all: `women dress` is a dress below Women, while `phone`
 * is not everything below Phones & Digital. `OR` wants any. Undefined when the text holds no word.
 */
export function matchExpression(
  keyword: string,
  scope: SearchScope,
  words: 'AND' | 'OR' = 'AND',
): string | undefined {
  const wanted = queryWords(keyword);
  if (wanted.length === 0) return undefined;
  return [
    ...(words === 'AND' && wanted.length > 1
      ? [`{title extra path} : (${wanted.join(' AND ')})`]
      : []),
    `{title extra} : (${wanted.join(' OR ')})`,
    ...scopeMatch('p', scope.platforms),
    ...scopeMatch('c', scope.categories),
    ...scopeMatch('s', scope.shops),
  ].join(' AND ');
}
