import { setImmediate } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../../src/server/platform/platform.ts';

type Client = Parameters<typeof drizzle>[0];

/**
 * A D1 of another process. That one closes a connection that nothing came by for a while, as it does
 * when this one is busy making rows; so it is listened to once before rows are sent, or they would
 * go where nobody reads.
 */
export function d1Elsewhere(client: Client): Database {
  const batch = async (statements: Parameters<Client['batch']>[0]) => {
    // Between the two the connections are looked at.
    await setImmediate();
    await setImmediate();
    return client.batch(statements);
  };
  const listening = { prepare: (text: string) => client.prepare(text), batch };
  return drizzle(listening as Client) as unknown as Database;
}
