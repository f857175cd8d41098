import type { Database } from '../platform/platform.ts';

/** Long enough to spare a request its queries, short enough that nobody waits for a change. */
const LIFETIME_MS = 5_000;

type Entry = { value: Promise<unknown>; until: number };
const memories = new WeakMap<Database, Map<string, Entry>>();

/**
 * What `load` answered for this database and key at most five seconds ago. Callers at the same
 * moment share one load; a failed one is forgotten. For site data only: nothing personal.
 */
export function remembered<T>(db: Database, key: string, load: () => Promise<T>): Promise<T> {
  let memory = memories.get(db);
  if (!memory) {
    memory = new Map();
    memories.set(db, memory);
  }
  const now = Date.now();
  const known = memory.get(key);
  if (known && known.until > now) return known.value as Promise<T>;
  if (memory.size >= 500) memory.clear();
  const value = load();
  memory.set(key, { value, until: now + LIFETIME_MS });
  value.catch(() => memory.delete(key));
  return value;
}

/** Forgets everything about a database, after its site data was written. */
export function forget(db: Database): void {
  memories.delete(db);
}
