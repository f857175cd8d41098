import type { Database } from '../../src/server/platform/platform.ts';

/**
 * Runs writes as one transaction. On D1, which has no transaction over several calls, they run one by
 * one. So use it only for writes that are repeated after an interruption.
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
    // Inside a transaction the statements of a batch simply run one after the other.
    const batch = async (statements: readonly PromiseLike<unknown>[]) => {
      const results: unknown[] = [];
      for (const statement of statements) results.push(await statement);
      return results;
    };
    await write(Object.assign(tx, { batch }) as unknown as Database);
  });
}
