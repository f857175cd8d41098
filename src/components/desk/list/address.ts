import { displayFields } from '../../../contract/values/desk/list-display.ts';

/** The address of the same list with other fields in its query. `undefined` and `''` remove a field. */
export function listAddress(
  pagePath: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const [path = '', query = ''] = pagePath.split('?', 2);
  const fields = new URLSearchParams(query);
  // Another filter begins at the first page again.
  if (!('cursor' in changes)) fields.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value) fields.set(name, value);
    else fields.delete(name);
  }
  return fields.size > 0 ? `${path}?${fields}` : path;
}

/** The fields of an address that say how the rows of a list are shown: columns, size of a page, density. */
export function shownBy(pagePath: string): Record<string, string> {
  const fields = new URLSearchParams(pagePath.split('?', 2)[1]);
  const columns = fields.get('columns');
  return { ...(columns && { columns }), ...Object.fromEntries(displayFields(fields)) };
}

/**
 * The address of a tab: the list at `listPath`, narrowed by the query fields of `tab`. Its rows are shown as
 * those of the open page.
 */
export const tabAddress = (
  openPagePath: string,
  listPath: string,
  tab: Readonly<Record<string, string>>,
) => `${listPath}?${new URLSearchParams({ ...tab, ...shownBy(openPagePath) })}`;
