import { openDatabase } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';

/** Opens the database at a URL for `work`, and closes it when that has ended. */
export async function withDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase(url);
  try {
    return await work(db);
  } finally {
    (db as Database & { $client: { close: () => void } }).$client.close();
  }
}
