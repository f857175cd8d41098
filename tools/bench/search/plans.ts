import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/server/platform/platform.ts';

/** A logged statement with its parameters. */
export type LoggedStatement = { sql: string; params: unknown[] };

/** Collects each different statement once; a logger for drizzle. */
export function statementLog() {
  const seen = new Map<string, LoggedStatement>();
  return {
    logQuery: (text: string, params: unknown[]) => {
      if (/^\s*(with|select)/i.test(text) && !seen.has(text)) seen.set(text, { sql: text, params });
    },
    statements: () => [...seen.values()],
  };
}

/** The plan of a statement, a line for each step. */
export async function planOf(
  db: Database,
  { sql: text, params }: LoggedStatement,
): Promise<string[]> {
  const parts = text.split('?');
  const bound = parts.slice(1).flatMap((part, i) => [sql`${params[i]}`, sql.raw(part)]);
  const statement = sql.join([sql.raw(`explain query plan ${parts[0]}`), ...bound]);
  const rows = await db.all<{ detail: string }>(statement);
  return rows.map(({ detail }) => detail);
}

/** Tables that grow with the catalogue, and their aliases in a statement. */
function growingTables(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, table = '', alias] of text.matchAll(
    /\b(?:from|join)\s+"?(product\w*)"?(?:\s+(?:as\s+)?"?(?!cross|join|on|where|order|group|left|inner|limit)(\w+)"?)?/gi,
  )) {
    names.add(table);
    if (alias) names.add(alias);
  }
  return names;
}

/** Steps of a plan that read a whole table that grows with the catalogue. */
export function scansOf(text: string, plan: readonly string[]): string[] {
  const tables = growingTables(text);
  return plan.filter((step) => {
    const [, table, how = ''] = /^SCAN (\w+)(.*)$/.exec(step) ?? [];
    if (table === undefined || !tables.has(table)) return false;
    // The plan of a full-text search for words has an `M`.
    return !/VIRTUAL TABLE INDEX \d+:.*M/.test(how);
  });
}
