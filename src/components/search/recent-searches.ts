/** What was searched for in this browser, newest first. A browser that keeps nothing just has none. */

const KEY = 'sampan-recent-searches';
export const MAX_RECENT = 8;

/** The list with a keyword put first; the same words in another case are the same search. */
export function withRecent(list: readonly string[], keyword: string): string[] {
  const same = (one: string) => one.toLowerCase() === keyword.toLowerCase();
  return [keyword, ...list.filter((one) => !same(one))].slice(0, MAX_RECENT);
}

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((one) => typeof one === 'string').slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

export function rememberSearch(keyword: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withRecent(readRecent(), keyword)));
  } catch {
    // Full or switched off: searching goes on without.
  }
}

/** Forgets one search; answers the others. */
export function forgetSearch(keyword: string): string[] {
  const others = readRecent().filter((one) => one !== keyword);
  try {
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // As above.
  }
  return others;
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
