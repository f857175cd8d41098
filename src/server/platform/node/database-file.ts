import { type Client, createClient, type InStatement } from '@libsql/client';
import { codeOf, mayWrite, type Statements, type Work, whileBusy } from './writes.ts';

/** How long SQLite itself waits for the lock. It stops the whole process meanwhile. */
const BLOCKING_MS = 10;

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

/** Runs works one after the other. */
function inTurn(run: <T>(work: Work<T>) => Promise<T>) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: Work<T>): Promise<T> => {
    const result = last.then(() => run(work));
    last = result.catch(() => undefined);
    return result;
  };
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
