import { type Cache, createCache } from '../cache/cache.ts';
import type { Database } from '../platform/platform.ts';
import { type Revisions, type RevisionsByScope, revisionIn } from '../platform/revisions.ts';
import { revisionsOf } from './known-revision.ts';

/** The most entries of a kind. A search holds up to 600 ids and its facets, all others are small. */
const MOST = {
  host: 500,
  tenant: 500,
  shown: 500,
  shelves: 200,
  categories: 1,
  searches: 200,
} as const;

/** For what has no revision: the date of a rate. */
const FRESH_MS = 10 * 60_000;

/** What a piece of a tenant's content is cached under. */
export type ContentKey = {
  kind: keyof typeof MOST;
  /** Whose revision counts: a tenant's id, or `SHARED`. */
  of: string;
  key: string;
  /** Only good while the known revisions are current; its load reads them anew. */
  checked?: boolean;
};

type ContentCache = Cache<{ value: unknown }>;

const caches = new WeakMap<Revisions, Record<ContentKey['kind'], ContentCache>>();

/**
 * What `load` returns for this content, read once for as long as its revision stays the same. For
 * site content only, nothing personal: all visitors share it. Rejects as `load` does.
 */
export async function cachedContent<T>(
  db: Database,
  content: ContentKey,
  load: () => PromiseLike<T>,
): Promise<T> {
  const revisions = revisionsOf(db);
  if (!revisions) return load();
  const cache = cacheOf(revisions, content);
  const key = keyAt(revisions.of(content.of), content);
  const mustRead = content.checked && !revisions.areCurrent();
  const work = async () => ({ value: await load() });
  const { value } = await (mustRead ? cache.refresh(key, work) : cache.load(key, work));
  return value as T;
}

/** Whether this content is cached or being read, so that it need not be read beside something else. */
export function isContentCached(db: Database, content: ContentKey): boolean {
  const revisions = revisionsOf(db);
  if (!revisions) return false;
  return cacheOf(revisions, content).has(keyAt(revisions.of(content.of), content));
}

/** Caches content that a statement read together with these revisions. */
export function cacheContent(
  db: Database,
  content: ContentKey,
  value: unknown,
  found: RevisionsByScope,
): void {
  const revisions = revisionsOf(db);
  if (!revisions) return;
  cacheOf(revisions, content).set(keyAt(revisionIn(found, content.of), content), { value });
}

/** A change of the content is another key: what was read before it is never found again. */
const keyAt = (revision: string, { key }: ContentKey): string => `${revision} ${key}`;

function cacheOf(revisions: Revisions, { kind }: ContentKey): ContentCache {
  const known = caches.get(revisions) ?? createCaches();
  caches.set(revisions, known);
  return known[kind];
}

function createCaches(): Record<ContentKey['kind'], ContentCache> {
  const create = (entries: number): ContentCache =>
    createCache({ entries, lifetime: { freshMs: FRESH_MS } });
  return {
    host: create(MOST.host),
    tenant: create(MOST.tenant),
    shown: create(MOST.shown),
    shelves: create(MOST.shelves),
    categories: create(MOST.categories),
    searches: create(MOST.searches),
  };
}
