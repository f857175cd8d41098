import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * The condition that a column of lower-case text contains a keyword; undefined if the keyword is
 * empty. Uses `instr`, because D1 limits LIKE patterns to 50 bytes.
 */
export function contains(text: Column, keyword: string): SQL | undefined {
  return keyword ? sql`instr(${text}, ${keyword.toLowerCase()}) > 0` : undefined;
}

/** The text in which a list's search looks for a keyword: these texts in lower case, one per line. */
export function searchText(texts: readonly string[]): string {
  return [...new Set(texts)].join('\n').toLowerCase();
}

/** The search text of a record after one of its texts changed. */
export const replaceInSearch = (text: string, before: string, after: string): string =>
  searchText(text.split('\n').map((line) => (line === before.toLowerCase() ? after : line)));

/** How many rows each tab of a list has, from the counts by status; a tab covers several statuses. */
export function countByTab<Tab extends string, Status extends string>(
  tabs: Record<Tab, readonly Status[]>,
  counts: readonly { status: Status; rows: number }[],
): Record<Tab, number> {
  const inTab = (statuses: readonly Status[]) =>
    counts
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { rows }) => sum + rows, 0);
  const entries = (Object.keys(tabs) as Tab[]).map((tab) => [tab, inTab(tabs[tab])]);
  return Object.fromEntries(entries) as Record<Tab, number>;
}
