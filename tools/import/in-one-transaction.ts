import type { Database } from '../../src/server/platform/platform.ts';

/**
 * Does some writing as one transaction. D1 has none that lasts over several calls: there it is
 * written as it comes, which is as good for who writes the same again after an interruption.
 */
export async function inOneTransaction(
  db: Database,
  write: (tx: Database) => Promise<void>,
): Promise<void> {
  const { $client } = db as { $client?: unknown };
  const isLasting = typeof $client === 'object' && $client !== null && 'transaction' in $client;
  if (!isLasting) return write(db);
  await db.transaction(async (tx) => {
    // Within a transaction a batch is just its statements.
    const batch = async (statements: readonly PromiseLike<unknown>[]) => {
      const results: unknown[] = [];
      for (const statement of statements) results.push(await statement);
      return results;
    };
    await write(Object.assign(tx, { batch }) as unknown as Database);
  });
}
