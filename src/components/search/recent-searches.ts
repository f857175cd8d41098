/** The searches of this browser, newest first; none if its storage is off. */

const KEY = 'sampan-recent-searches';
export const MAX_RECENT = 8;

/** The list with a keyword moved to its start; case does not matter. */
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
    // Storage is full or off.
  }
}

/** Removes one search and returns the others. */
export function forgetSearch(keyword: string): string[] {
  const others = readRecent().filter((one) => one !== keyword);
  try {
    localStorage.setItem(KEY, JSON.stringify(others));
  } catch {
    // Storage is full or off.
  }
  return others;
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is full or off.
  }
}
