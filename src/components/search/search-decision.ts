/** What submitting the search field means (specification section 5). */
export type SearchDecision =
  | { kind: 'NOTHING' }
  /** The field is collapsed: show it instead. */
  | { kind: 'EXPAND' }
  /** There is a link in the text: it may be a product. */
  | { kind: 'LINK'; text: string }
  | { kind: 'WORDS'; keyword: string; path: string };

const HAS_URL = /https?:\/\//i;

/** Whether a text is to be read as a link rather than as words. */
export const hasUrl = (text: string): boolean => HAS_URL.test(text);

/** Address of the results for words, in the tenant's first marketplace. */
export function searchPath(keyword: string, channel: string | undefined): string {
  const query = new URLSearchParams({ keyword, ...(channel ? { channel } : {}) });
  return `/product-search?${query}`;
}

export function decideSearch(
  typed: string,
  { collapsed, channel }: { collapsed: boolean; channel: string | undefined },
): SearchDecision {
  if (collapsed) return { kind: 'EXPAND' };
  const text = typed.trim();
  if (text === '') return { kind: 'NOTHING' };
  if (hasUrl(text)) return { kind: 'LINK', text };
  return { kind: 'WORDS', keyword: text, path: searchPath(text, channel) };
}
