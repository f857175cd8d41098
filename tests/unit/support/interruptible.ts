import { drizzle } from 'drizzle-orm/libsql';
import { openDatabaseFile } from '../../../src/server/platform/node/database-file.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { migratedFile } from './database.ts';

/** What happens right after a call of the database: its process ends, or its answer is lost. */
export type Interruption = 'ends' | 'loses the answer';

type Client = Awaited<ReturnType<typeof openDatabaseFile>>;

/** A migrated database, and views of it as a process has it that is interrupted at one of its calls. */
export async function openInterruptible() {
  const client = await openDatabaseFile(`file:${await migratedFile()}`);
  const through = (watch: <T>(run: () => Promise<T>) => Promise<T>): Database => {
    const execute = ((statement: never) =>
      watch(() => client.execute(statement))) as Client['execute'];
    const batch: Client['batch'] = (...args) => watch(() => client.batch(...args));
    return drizzle(
      new Proxy(client, {
        get: (target, name) =>
          name === 'execute'
            ? execute
            : name === 'batch'
              ? batch
              : Reflect.get(target, name, target),
      }),
    );
  };
  return {
    db: drizzle(client) as Database,
    /** The database of a process in which something else happens just before its call number `at`, from 1. */
    meanwhileAt: (at: number, concurrent: () => Promise<unknown>) => {
      let calls = 0;
      const db = through(async (run) => {
        if (++calls === at) await concurrent();
        return run();
      });
      return { db, wasReached: () => calls >= at };
    },
    /**
     * The database of a process that is interrupted at its call number `at`, counted from 1. A process that
     * has ended gets no more answers. Then `interrupted` resolves.
     */
    interruptedAt: (at: number, how: Interruption) => {
      let calls = 0;
      const { promise: interrupted, resolve: interrupt } = Promise.withResolvers<void>();
      const db = through(async (run) => {
        const call = ++calls;
        if (how === 'ends' && call > at) return new Promise<never>(() => {});
        const result = await run();
        if (call !== at) return result;
        interrupt();
        if (how === 'loses the answer') throw new Error('D1_ERROR: Network connection lost.');
        return new Promise<never>(() => {});
      });
      return { db, interrupted, wasInterrupted: () => calls >= at };
    },
  };
}
