import { within } from '../../contract/within.ts';
import { Recent } from '../cache/lru.ts';
import type { Database } from '../platform/platform.ts';
import { HEARD_MS, type Revisions, type RevisionsByScope, wordOf } from '../platform/revisions.ts';
import { revisionsFor } from './known-revision.ts';

/** How many answers of a kind are kept: a search's hits are thousands of rows, of all else little. */
const MOST = { host: 500, tenant: 500, shown: 500, shelves: 200, categories: 1, hits: 30 } as const;

/** For what no revision tells: a rate's date. */
const OLDEST_MS = 10 * 60_000;
/** For how long what somebody else reads just now is waited for: on Workers it ends with their request. */
const PATIENCE_MS = 2_000;

export type Remembered = {
  kind: keyof typeof MOST;
  /** Whose revision it is kept under: a tenant's id, or `SHARED`. */
  of: string;
  key: string;
  /** Its load hears the revisions; it is done again where they were not heard lately. */
  fresh?: boolean;
};

type Entry = { revision: string; at: number; value: unknown; loading?: Promise<unknown> };

const memories = new WeakMap<Revisions, Map<string, Recent<Entry>>>();

/**
 * What `load` answered last for this kind and key, as long as its revision holds. Callers at the
 * same moment share one load; a failed one is forgotten. For site data only: nothing personal.
 */
export async function remembered<T>(
  db: Database,
  what: Remembered,
  load: () => Promise<T>,
): Promise<T> {
  const revisions = revisionsFor(db);
  if (!revisions) return load();
  const known = knownOf(revisions, what);
  if (known?.loading) return joined(known.loading as Promise<T>, load);
  const now = Date.now();
  if (known && (!what.fresh || now - revisions.heardAt < HEARD_MS)) return known.value as T;
  const memory = memoryOf(revisions, what.kind);
  const entry: Entry = { revision: revisions.of(what.of), at: now, value: undefined };
  // Queries of drizzle begin anew whenever they are waited for.
  const loading = Promise.resolve(load());
  entry.loading = loading;
  memory.set(what.key, entry);
  try {
    entry.value = await loading;
    delete entry.loading;
    return entry.value as T;
  } catch (error) {
    if (memory.get(what.key) === entry) memory.delete(what.key);
    throw error;
  }
}

/** Whether something is remembered, so that it need not be read beside what is asked for. */
export function isRemembered(db: Database, what: Remembered): boolean {
  const revisions = revisionsFor(db);
  return revisions !== undefined && knownOf(revisions, what) !== undefined;
}

/** Remembers what a statement told together with the revisions that it found. */
export function keep(
  db: Database,
  what: Remembered,
  value: unknown,
  found: RevisionsByScope,
): void {
  const revisions = revisionsFor(db);
  if (!revisions) return;
  const entry = { revision: wordOf(found, what.of), at: Date.now(), value };
  memoryOf(revisions, what.kind).set(what.key, entry);
}

/** What is remembered, or being read, and still holds. */
function knownOf(revisions: Revisions, { kind, of, key }: Remembered): Entry | undefined {
  const known = memoryOf(revisions, kind).get(key);
  const holds = known?.revision === revisions.of(of) && Date.now() - known.at < OLDEST_MS;
  return holds ? known : undefined;
}

function memoryOf(revisions: Revisions, kind: Remembered['kind']): Recent<Entry> {
  const kinds = memories.get(revisions) ?? new Map<string, Recent<Entry>>();
  memories.set(revisions, kinds);
  const memory = kinds.get(kind) ?? new Recent<Entry>(MOST[kind]);
  kinds.set(kind, memory);
  return memory;
}

async function joined<T>(loading: Promise<T>, load: () => Promise<T>): Promise<T> {
  const inTime = await within(PATIENCE_MS, loading);
  return inTime ? inTime.value : load();
}
