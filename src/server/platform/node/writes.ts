import type { Client } from '@libsql/client';

/** How long a write waits while another process or machine writes, in milliseconds. */
const BUSY_MS = 10_000;
/** The time between two tries. */
const POLL_MS = 50;

export type Statements = Parameters<Client['batch']>[0];
export type Work<T> = () => Promise<T>;

const QUERY = /^\s*(select|with)\b/i;
/** What a statement with common table expressions writes with. */
const WRITE = /\b(insert\s+into|replace\s+into|update|delete\s+from)\b/i;

/** Whether any of the statements may write. */
export function mayWrite(statements: Statements): boolean {
  return statements.some((statement) => {
    const [text] = Array.isArray(statement) ? statement : [statement];
    const query = typeof text === 'string' ? text : text.sql;
    return !QUERY.test(query) || WRITE.test(query);
  });
}

/**
 * Runs work again while it fails because another process or machine has the lock of the database; in
 * between, `recover`. After ten seconds `SQLITE_BUSY` is thrown. Only for work that changed nothing then:
 * a single statement, or a batch that begins by taking the lock.
 */
export async function whileBusy<T>(
  work: Work<T>,
  recover: () => Promise<void> = async () => {},
): Promise<T> {
  const since = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      await recover();
      if (Date.now() - since > BUSY_MS) throw error;
    }
    // At random, so that several processes don't try at the same times.
    await new Promise((resolve) => setTimeout(resolve, POLL_MS * (0.5 + Math.random())));
  }
}

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

/** The code of a libSQL error, or nothing. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
