import { type Cache, createCache } from '../cache/cache.ts';
import type { Database } from '../platform/platform.ts';
import { type Revisions, type RevisionsByScope, revisionIn } from '../platform/revisions.ts';
import { revisionsOf } from './known-revision.ts';

/**
 * How many entries of each kind are cached. A search holds up to 600 ids and its facets; entries of other
 * kinds are small.
 */
const MAX_ENTRIES = {
  host: 500,
  tenant: 500,
  shown: 500,
  shelves: 200,
  tariff: 500,
  accuracy: 500,
  categories: 1,
  searches: 200,
} as const;

/**
 * How long an entry is used, in milliseconds, even if its revision stays the same. Exchange rates depend
 * on the time, too.
 */
const MAX_AGE_MS = 10 * 60_000;

/** The cache key of a piece of content. */
export type ContentKey = {
  kind: keyof typeof MAX_ENTRIES;
  /** The scope of its revision: a tenant's id, or `SHARED`. */
  scope: string;
  /** Names the content among those of its kind and scope. */
  key: string;
  /**
   * If true, the entry is used only while the known revisions are current. `load` must then also read
   * the revisions and publish them (`updateRevisions`).
   */
  onlyIfCurrent?: boolean;
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
  const key = keyAt(revisions.revisionOf(content.scope), content);
  const mustLoad = content.onlyIfCurrent && !revisions.areCurrent();
  const loadEntry = async () => ({ value: await load() });
  const { value } = await (mustLoad ? cache.refresh(key, loadEntry) : cache.load(key, loadEntry));
  return value as T;
}

/** Whether this content is cached or being loaded, so that another query need not include it. */
export function isContentCached(db: Database, content: ContentKey): boolean {
  const revisions = revisionsOf(db);
  if (!revisions) return false;
  return cacheOf(revisions, content).has(keyAt(revisions.revisionOf(content.scope), content));
}

/** Caches content that was read in the same statement as `revisionsRead`. */
export function cacheContent(
  db: Database,
  content: ContentKey,
  value: unknown,
  revisionsRead: RevisionsByScope,
): void {
  const revisions = revisionsOf(db);
  if (!revisions) return;
  const key = keyAt(revisionIn(revisionsRead, content.scope), content);
  cacheOf(revisions, content).set(key, { value });
}

/** The key contains the revision, so a change of the content makes older entries unreachable. */
const keyAt = (revision: string, { key }: ContentKey): string => `${revision} ${key}`;

function cacheOf(revisions: Revisions, { kind }: ContentKey): ContentCache {
  const cacheByKind = caches.get(revisions) ?? createCaches();
  caches.set(revisions, cacheByKind);
  return cacheByKind[kind];
}

function createCaches(): Record<ContentKey['kind'], ContentCache> {
  const create = (kind: ContentKey['kind']): ContentCache =>
    createCache({
      name: `content: ${kind}`,
      maxEntries: MAX_ENTRIES[kind],
      lifetime: { freshMs: MAX_AGE_MS },
    });
  return {
    host: create('host'),
    tenant: create('tenant'),
    shown: create('shown'),
    shelves: create('shelves'),
    tariff: create('tariff'),
    accuracy: create('accuracy'),
    categories: create('categories'),
    searches: create('searches'),
  };
}
