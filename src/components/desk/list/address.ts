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

/** The address of another tab of the same list: the columns stay. */
export function tabAddress(pagePath: string, path: string, tab: Readonly<Record<string, string>>) {
  const columns = new URLSearchParams(pagePath.split('?', 2)[1]).get('columns');
  return `${path}?${new URLSearchParams({ ...tab, ...(columns && { columns }) })}`;
}
