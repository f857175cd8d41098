import type { Database } from '../platform/platform.ts';

/** A query that is made once for a database: to make it costs several times what it costs to run it. */
export function prepared<Query>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const query = made.get(db) ?? make(db);
    made.set(db, query);
    return query;
  };
}
