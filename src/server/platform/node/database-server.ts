import { type Client, createClient, type InStatement } from '@libsql/client';
import { mayWrite, type Statements, whileBusy } from './writes.ts';

/** Opens a database of a libSQL server (sqld, Turso), which several machines may share. */
export function openDatabaseServer(url: string, token?: string): Client {
  return waitingForWriters(createClient({ url, ...(token ? { authToken: token } : {}) }));
}

/**
 * Makes writes wait for those of other connections, for at most ten seconds: the server refuses them at
 * once. A batch that may write takes the lock before its first read. Begun as a reader, it would be
 * refused whenever another one wrote since, however long it waited.
 */
export function waitingForWriters(client: Client): Client {
  const execute = client.execute.bind(client) as (
    statement: InStatement,
  ) => ReturnType<Client['execute']>;
  const batch = client.batch.bind(client);
  client.execute = ((statement: InStatement) =>
    mayWrite([statement])
      ? whileBusy(() => execute(statement))
      : execute(statement)) as Client['execute'];
  client.batch = (statements: Statements) =>
    mayWrite(statements)
      ? whileBusy(() => batch(statements, 'write'))
      : batch(statements, 'deferred');
  return client;
}
