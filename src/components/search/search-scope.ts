// The marketplace in which the search field searches, in the tab's storage. If that is off, it is the page's own.

const KEY = 'sampan-search-scope';

/** The chosen marketplace; undefined for all. */
export const scopeOf = (input: HTMLInputElement | null): string | undefined =>
  input?.form?.querySelector<HTMLSelectElement>('[name=channel]')?.value || undefined;

export function keepScope(scope: string): void {
  try {
    sessionStorage.setItem(KEY, scope);
  } catch {
    // Storage is off.
  }
}

/** Shows the marketplace of the page's search by words and keeps it; on other pages shows the kept one. */
export function showScope(input: HTMLInputElement | null, path: string, query: string): void {
  const select = input?.form?.querySelector('select');
  // A shop with one marketplace has no choice.
  if (!select) return;
  const params = new URLSearchParams(path === '/product-search' ? query : '');
  const channel = params.get('channel');
  if (channel || params.get('keyword')) keepScope(channel ?? '');
  try {
    const kept = sessionStorage.getItem(KEY);
    const option = [...select.options].find(({ value }) => value === kept);
    if (option) option.selected = true;
  } catch {
    // Storage is off.
  }
}
