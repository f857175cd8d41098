import type { Client } from '@libsql/client';

/** How long a write is tried again while another process or machine has the lock, in milliseconds. */
const MAX_BUSY_MS = 10_000;
/** The mean pause between two attempts, in milliseconds. */
const RETRY_MS = 50;

export type Statements = Parameters<Client['batch']>[0];
export type Work<T> = () => Promise<T>;

const QUERY = /^\s*(select|with)\b/i;
/** Finds the writes that begin with `with`, after their common table expressions. */
const WRITE = /\b(insert\s+into|replace\s+into|update|delete\s+from)\b/i;

/** Whether any of the statements may write. */
export function mayWrite(statements: Statements): boolean {
  return statements.some((statement) => {
    // A statement is a string, a pair of a string and its arguments, or an object with `sql`.
    const [query] = Array.isArray(statement) ? statement : [statement];
    const sql = typeof query === 'string' ? query : query.sql;
    return !QUERY.test(sql) || WRITE.test(sql);
  });
}

/**
 * Runs work, and runs it again while it fails because another process or machine has the lock of the
 * database. Calls `recover` after each such failure. After ten seconds it throws `SQLITE_BUSY`. Only for
 * work that has changed nothing when it fails: a single statement, or a batch that takes the lock first.
 */
export async function retryWhileBusy<T>(
  work: Work<T>,
  recover: () => Promise<void> = async () => {},
): Promise<T> {
  const startedAt = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await recover();
      if (Date.now() - startedAt > MAX_BUSY_MS) throw error;
    }
    // Random pauses, so that several processes don't retry at the same moments.
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS * (0.5 + Math.random())));
  }
}

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

/** The code of a libSQL error; empty for any other error. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
