import type { SQL } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';

/** Runs statements in one atomic batch, on libSQL and D1 alike. */
export async function runAll(db: Database, statements: readonly SQL[]): Promise<void> {
  const [first, ...rest] = statements.map((statement) => db.run(statement));
  if (first) await db.batch([first, ...rest]);
}
