import { type Cache, createCache } from '../cache/cache.ts';
import type { Database } from '../platform/platform.ts';
import { type Revisions, type RevisionsByScope, revisionIn } from '../platform/revisions.ts';
import { revisionsOf } from './known-revision.ts';

/**
 * The most entries of each kind. A search holds up to 600 ids and its facets; all others are small.
 */
const MAX_ENTRIES = {
  host: 500,
  tenant: 500,
  shown: 500,
  shelves: 200,
  categories: 1,
  searches: 200,
} as const;

/**
 * Bounds the age of content that depends on the time and not only on a revision: exchange rates.
 */
const FRESH_MS = 10 * 60_000;

/** The cache key of a piece of content. */
export type ContentKey = {
  kind: keyof typeof MAX_ENTRIES;
  /** The scope of its revision: a tenant's id, or `SHARED`. */
  of: string;
  key: string;
  /**
   * If true, the entry is used only while the known revisions are current. `load` must then read and
   * publish them again (`updateRevisions`).
   */
  checked?: boolean;
};

type ContentCache = Cache<{ value: unknown }>;

const caches = new WeakMap<Revisions, Record<ContentKey['kind'], ContentCache>>();

/**
 * The result of `load`, cached until the revision of the content changes. For public content only: all
 * visitors share the cache. Rejects as `load` does.
 */
export async function cachedContent<T>(
  db: Database,
  content: ContentKey,
  load: () => PromiseLike<T>,
): Promise<T> {
  const revisions = revisionsOf(db);
  if (!revisions) return load();
  const cache = cacheOf(revisions, content);
  const key = keyAt(revisions.revisionOf(content.of), content);
  const mustRead = content.checked && !revisions.areCurrent();
  const loadEntry = async () => ({ value: await load() });
  const { value } = await (mustRead ? cache.refresh(key, loadEntry) : cache.load(key, loadEntry));
  return value as T;
}

/** Whether this content is cached or being loaded, so that another query need not include it. */
export function isContentCached(db: Database, content: ContentKey): boolean {
  const revisions = revisionsOf(db);
  if (!revisions) return false;
  return cacheOf(revisions, content).has(keyAt(revisions.revisionOf(content.of), content));
}

/** Caches content that was read in the same statement as these revisions. */
export function cacheContent(
  db: Database,
  content: ContentKey,
  value: unknown,
  revisionsRead: RevisionsByScope,
): void {
  const revisions = revisionsOf(db);
  if (!revisions) return;
  cacheOf(revisions, content).set(keyAt(revisionIn(revisionsRead, content.of), content), { value });
}

/**
 * The key contains the revision, so a change of the content makes all older entries unreachable.
 */
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
    host: create(MAX_ENTRIES.host),
    tenant: create(MAX_ENTRIES.tenant),
    shown: create(MAX_ENTRIES.shown),
    shelves: create(MAX_ENTRIES.shelves),
    categories: create(MAX_ENTRIES.categories),
    searches: create(MAX_ENTRIES.searches),
  };
}
