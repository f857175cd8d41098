import { setImmediate } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../../src/server/platform/platform.ts';

export type Client = Parameters<typeof drizzle>[0];

/**
 * A D1 that runs in another process. That process closes idle connections, for instance while this
 * one generates rows. So the event loop runs before each batch, to notice closed connections.
 */
export function d1InOtherProcess(client: Client): Database {
  const batch = async (statements: Parameters<Client['batch']>[0]) => {
    await setImmediate();
    await setImmediate();
    return client.batch(statements);
  };
  const listening = { prepare: (text: string) => client.prepare(text), batch };
  return drizzle(listening as Client) as unknown as Database;
}
