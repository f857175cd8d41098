import type { Database } from '../../../src/server/platform/platform.ts';

/**
 * A view of the database that runs `concurrent` once, just before its first batch: after the reads of a
 * call and before its writes.
 */
export function meanwhile(db: Database, concurrent: () => Promise<unknown>): Database {
  let waiting: (() => Promise<unknown>) | undefined = concurrent;
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== 'batch') return value;
      return async (statements: Parameters<Database['batch']>[0]) => {
        const before = waiting;
        waiting = undefined;
        await before?.();
        return target.batch(statements);
      };
    },
  });
}
