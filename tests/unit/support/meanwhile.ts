import type { Database } from '../../../src/server/platform/platform.ts';

/** The database, on which something happens before the next batch of a call that has read it. */
export function meanwhile(db: Database, happens: () => Promise<unknown>): Database {
  let waiting: (() => Promise<unknown>) | undefined = happens;
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
