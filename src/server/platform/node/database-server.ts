import { type Client, createClient, type InStatement } from '@libsql/client';
import { mayWrite, retryWhileBusy, type Statements } from './writes.ts';

/** Opens a database of a libSQL server (sqld, Turso), which several machines may share. */
export function openDatabaseServer(url: string, token?: string): Client {
  return retryingWrites(createClient({ url, ...(token ? { authToken: token } : {}) }));
}

/**
 * Makes writes wait for those of other connections, for at most ten seconds. By itself, the server refuses
 * them at once. A batch that may write takes the lock before its first read. If it began as a reader, it
 * would be refused whenever another connection has written since, however long it waited.
 */
export function retryingWrites(client: Client): Client {
  const execute = client.execute.bind(client) as (
    statement: InStatement,
  ) => ReturnType<Client['execute']>;
  const batch = client.batch.bind(client);
  client.execute = ((statement: InStatement) =>
    mayWrite([statement])
      ? retryWhileBusy(() => execute(statement))
      : execute(statement)) as Client['execute'];
  client.batch = (statements: Statements) =>
    mayWrite(statements)
      ? retryWhileBusy(() => batch(statements, 'write'))
      : batch(statements, 'deferred');
  return client;
}
