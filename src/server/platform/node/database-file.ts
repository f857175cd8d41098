import { type Client, createClient, type InStatement } from '@libsql/client';
import { codeOf, mayWrite, retryWhileBusy, type Statements, type Work } from './writes.ts';

/** How long SQLite itself waits for the lock, in milliseconds. It blocks the event loop meanwhile. */
const BLOCKING_MS = 10;

/**
 * Opens a database file with write-ahead logging. Reads never wait. Writes of this process run one after
 * the other. While another process has the file's lock, a write waits without blocking the event loop,
 * and after ten seconds it throws `SQLITE_BUSY`. A batch that may write locks the file before its first
 * read.
 */
export async function openDatabaseFile(url: string): Promise<Client> {
  // A database file is read and written synchronously, so a second connection gains nothing, and it
  // would have neither these settings nor the first one's page cache.
  const client = createClient({ url, concurrency: 1, timeout: BLOCKING_MS });
  const execute = client.execute.bind(client) as (
    statement: InStatement,
  ) => ReturnType<Client['execute']>;
  const batch = client.batch.bind(client);
  const applySettings = async () => {
    await execute('PRAGMA synchronous = NORMAL');
    await execute('PRAGMA foreign_keys = ON');
  };
  /**
   * Call it after `SQLITE_BUSY`: the client never resets the refused statement, and while that
   * statement exists, no later write of its connection is committed.
   */
  const replaceConnection = async () => {
    await client.reconnect();
    await applySettings();
  };
  const write = inTurn((work) => retryWhileBusy(work, replaceConnection));
  client.execute = ((statement: InStatement) =>
    mayWrite([statement])
      ? write(() => execute(statement))
      : read(() => execute(statement))) as Client['execute'];
  client.batch = (statements: Statements) =>
    mayWrite(statements)
      ? write(() => batch(statements, 'write'))
      : read(() => batch(statements, 'deferred'));
  await client.execute('PRAGMA journal_mode = WAL');
  await applySettings();
  return client;
}

/** Returns a function that passes work to `run`, one after the other. */
function inTurn(run: <T>(work: Work<T>) => Promise<T>) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: Work<T>): Promise<T> => {
    const result = last.then(() => run(work));
    last = result.catch(() => undefined);
    return result;
  };
}

/** Runs a read, and runs it again if a write has just closed the connection to replace it. */
async function read<T>(work: Work<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== 'CLIENT_CLOSED') throw error;
    return read(work);
  }
}
