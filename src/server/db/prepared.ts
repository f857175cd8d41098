import type { Database } from '../platform/platform.ts';

/** A query that is built once for a database: building it costs several times what running it does. */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
