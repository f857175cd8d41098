// The searches of this browser, newest first. If the browser's storage is off, there are none.

const KEY = 'sampan-recent-searches';
/** The most searches that are stored. */
export const MAX_RECENT = 8;

/** The list with a keyword moved or added to its start. Upper and lower case are the same. */
export function withRecent(list: readonly string[], keyword: string): string[] {
  const others = list.filter((other) => other.toLowerCase() !== keyword.toLowerCase());
  return [keyword, ...others].slice(0, MAX_RECENT);
}

/** The most earlier searches among suggestions. */
const MAX_MATCHES = 2;

/** The newest searches that contain a text and are longer than it. */
export function recentMatches(list: readonly string[], typed: string): string[] {
  const part = typed.toLowerCase();
  const matches = (keyword: string) => keyword.includes(part) && keyword !== part;
  return list.filter((keyword) => matches(keyword.toLowerCase())).slice(0, MAX_MATCHES);
}

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((keyword) => typeof keyword === 'string').slice(0, MAX_RECENT);
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
  const others = readRecent().filter((other) => other !== keyword);
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
