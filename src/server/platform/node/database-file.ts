import { type Client, createClient, type InStatement } from '@libsql/client';

/** How long a write waits while another process writes, in milliseconds. */
const BUSY_MS = 10_000;
/** How long SQLite itself waits for the lock. It stops the whole process meanwhile. */
const BLOCKING_MS = 10;
/** The time between two tries. */
const POLL_MS = 50;

type Statements = Parameters<Client['batch']>[0];

/**
 * Opens a database file with write-ahead logging. Writes wait for at most ten seconds while another
 * process has the file's lock, one after the other, and the event loop goes on meanwhile; reads never
 * wait. After ten seconds `SQLITE_BUSY` is thrown. A batch that may write locks the file before its
 * first read.
 */
export async function openDatabaseFile(url: string): Promise<Client> {
  // A database file is read and written synchronously, so a second connection gains nothing, and it
  // would have neither these settings nor the first one's page cache.
  const client = createClient({ url, concurrency: 1, timeout: BLOCKING_MS });
  const execute = client.execute.bind(client) as (
    statement: InStatement,
  ) => ReturnType<Client['execute']>;
  const batch = client.batch.bind(client);
  const settings = async () => {
    await execute('PRAGMA synchronous = NORMAL');
    await execute('PRAGMA foreign_keys = ON');
  };
  /**
   * A refused statement is never reset: while it exists, no later write of its connection is
   * committed. So the connection is replaced.
   */
  const replaceConnection = async () => {
    await client.reconnect();
    await settings();
  };
  const write = inTurn((run) => whileBusy(run, replaceConnection));
  client.execute = ((statement: InStatement) =>
    mayWrite([statement])
      ? write(() => execute(statement))
      : read(() => execute(statement))) as Client['execute'];
  client.batch = (statements: Statements) =>
    mayWrite(statements)
      ? write(() => batch(statements, 'write'))
      : read(() => batch(statements, 'deferred'));
  await client.execute('PRAGMA journal_mode = WAL');
  await settings();
  return client;
}

const QUERY = /^\s*(select|with)\b/i;
/** What a statement with common table expressions writes with. */
const WRITE = /\b(insert\s+into|replace\s+into|update|delete\s+from)\b/i;

/** Whether any of the statements may write. */
function mayWrite(statements: Statements): boolean {
  return statements.some((statement) => {
    const [text] = Array.isArray(statement) ? statement : [statement];
    const query = typeof text === 'string' ? text : text.sql;
    return !QUERY.test(query) || WRITE.test(query);
  });
}

type Work<T> = () => Promise<T>;

/** Runs works one after the other. */
function inTurn(run: <T>(work: Work<T>) => Promise<T>) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: Work<T>): Promise<T> => {
    const result = last.then(() => run(work));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Runs work again while it fails because another process has the lock; in between, `recover`. */
async function whileBusy<T>(work: Work<T>, recover: () => Promise<void>): Promise<T> {
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

/** Reads; again if a write replaced the connection just before. */
async function read<T>(work: Work<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'CLIENT_CLOSED') throw error;
    return read(work);
  }
}

const isBusy = (error: unknown) => codeOf(error).startsWith('SQLITE_BUSY');

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
