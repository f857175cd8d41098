/** The result of submitting the search field (docs/specification.md section 5). */
export type SearchDecision =
  | { kind: 'NOTHING' }
  /** The text has a link, or something like one, which may be a product's. */
  | { kind: 'LINK'; text: string }
  | { kind: 'WORDS'; keyword: string; path: string };

/** A link, or host and path of a link that was copied without its protocol. */
const LINK_LIKE = /https?:\/\/|(?<![\w.:/@%-])(?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,10}\/\S/i;

/**
 * Whether a text may contain a link. Without a protocol it is a link only at a known host, but this
 * script does not carry the list of hosts.
 */
export const mayBeLink = (text: string): boolean => LINK_LIKE.test(text);

/** Address of the results for a keyword, in one marketplace or in all. */
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
