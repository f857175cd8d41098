/** The result of submitting the search field (docs/specification.md section 5). */
export type SearchDecision =
  | { kind: 'NOTHING' }
  /** The text contains a link, or a text like a link, which may lead to a product. */
  | { kind: 'LINK'; text: string }
  | { kind: 'WORDS'; keyword: string; path: string };

/** A link, or host and path of a link that was copied without its protocol. */
const LINK_LIKE = /https?:\/\/|(?<![\w.:/@%-])(?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,10}\/\S/i;

/**
 * Whether a text may contain a link. A link without its protocol counts only if its host is known; the
 * server checks that, because this script does not contain the list of hosts.
 */
export const mayBeLink = (text: string): boolean => LINK_LIKE.test(text);

/** URL of the results for a keyword, in one marketplace (`channel`) or in all. */
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
