import type { Database } from '../../src/server/platform/platform.ts';

/**
 * Runs writes as one transaction. D1 has no transaction over several calls, so on D1 they run one by
 * one, which is enough for callers that repeat the same writes after an interruption.
 */
export async function inOneTransaction(
  db: Database,
  write: (tx: Database) => Promise<void>,
): Promise<void> {
  const { $client } = db as { $client?: unknown };
  const hasTransactions =
    typeof $client === 'object' && $client !== null && 'transaction' in $client;
  if (!hasTransactions) return write(db);
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
