import { createClient } from '@libsql/client';

/*
 * A process that locks the database file named in its argument, as a backup or an import does. It
 * sends `free` once when it is ready. Then it waits for messages with the milliseconds to hold the lock, and
 * answers each twice: `locked` when it has taken the lock, and `free` when it has released it.
 */
const client = createClient({ url: process.argv[2] ?? '', timeout: 10_000 });
await client.execute('PRAGMA journal_mode = WAL');

process.on('message', async (ms: number) => {
  const lock = await client.transaction('write');
  process.send?.('locked');
  await new Promise((resolve) => setTimeout(resolve, ms));
  await lock.rollback();
  process.send?.('free');
});
process.send?.('free');
