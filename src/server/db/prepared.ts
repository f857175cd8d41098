import type { Database } from '../platform/platform.ts';

/** Builds a query once per database: building it takes several times as long as running it. */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}
