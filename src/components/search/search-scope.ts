// The marketplace in which the search field searches, in the tab's storage. If that is off, it is the page's own.

const KEY = 'sampan-search-scope';

/** The field of the form: a select, or a hidden one where there is no choice. */
const fieldOf = (input: HTMLInputElement | null) =>
  input?.form?.querySelector<HTMLSelectElement>('[name=channel]');

/** The chosen marketplace; undefined for all. */
export const scopeOf = (input: HTMLInputElement | null): string | undefined =>
  fieldOf(input)?.value || undefined;

export function keepScope(scope: string): void {
  try {
    sessionStorage.setItem(KEY, scope);
  } catch {
    // Storage is off.
  }
}

/** Shows the marketplace of the page's search by words and keeps it; on other pages shows the kept one. */
export function showScope(input: HTMLInputElement | null, path: string, query: string): void {
  const field = fieldOf(input);
  if (!field) return;
  const params = new URLSearchParams(path === '/product-search' ? query : '');
  const channel = params.get('channel');
  if (channel || params.get('keyword')) keepScope(channel ?? '');
  try {
    field.value = sessionStorage.getItem(KEY) ?? field.value;
  } catch {
    // Storage is off.
  }
}
