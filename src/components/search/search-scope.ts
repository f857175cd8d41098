/**
 * The marketplace of the last search by words in this document; empty for all marketplaces, undefined before the first
 * search.
 */
let keptChannel: string | undefined;

/** Shows the marketplace of the page's search by words and keeps it; on other pages shows the kept one. */
export function showScope(
  input: HTMLInputElement | null,
  path: string,
  params: URLSearchParams,
): void {
  const field = input?.form?.querySelector<HTMLSelectElement>('[name=channel]');
  if (path === '/product-search' && (params.has('keyword') || params.has('channel')))
    keptChannel = params.get('channel') ?? '';
  if (field) field.value = keptChannel ?? field.value;
}
