/** What submitting the search field means (specification section 5). */
export type SearchDecision =
  | { kind: 'NOTHING' }
  /** There is a link in the text, or what looks like one: it may be a product. */
  | { kind: 'LINK'; text: string }
  | { kind: 'WORDS'; keyword: string; path: string };

/** A link, or the host and path of one that was copied without its protocol. */
const LINK_LIKE = /https?:\/\/|(?<![\w.:/@%-])(?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,10}\/\S/i;

/**
 * Whether a text may have a link in it: what looks like one without a protocol is one only at a host
 * that we know, which is too much to know here.
 */
export const mayBeLink = (text: string): boolean => LINK_LIKE.test(text);

/** Address of the results for words, in the tenant's first marketplace. */
export function searchPath(keyword: string, channel: string | undefined): string {
  const query = new URLSearchParams({ keyword, ...(channel ? { channel } : {}) });
  return `/product-search?${query}`;
}

export function decideSearch(typed: string, channel: string | undefined): SearchDecision {
  const text = typed.trim();
  if (text === '') return { kind: 'NOTHING' };
  if (mayBeLink(text)) return { kind: 'LINK', text };
  return { kind: 'WORDS', keyword: text, path: searchPath(text, channel) };
}
