/** The filters of a list as text: the query of its call, without the fields that select a page. */
export function filterText({
  cursor: _,
  pageSize: __,
  ...query
}: Readonly<Record<string, string | number | undefined>>): string {
  const fields = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString();
}
