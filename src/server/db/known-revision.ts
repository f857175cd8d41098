import type { Database } from '../platform/platform.ts';
import type { Revisions, RevisionsByScope } from '../platform/revisions.ts';

/** The revisions under which content of a database is cached, and on D1 the bookmark of the session. */
type Tracking = { revisions: Revisions; bookmark: () => string | undefined };

const trackings = new WeakMap<Database, Tracking>();
/**
 * The D1 bookmark at which revisions were last read. A replica that is older than the bookmark may lack the
 * changes of these revisions.
 */
const bookmarks = new WeakMap<Revisions, string>();

/**
 * Lets content of a database be cached under these revisions. Sessions with the same revisions share one
 * cache; content of a database that was not passed here is not cached.
 */
export function trackRevisions(
  db: Database,
  revisions: Revisions,
  bookmark: Tracking['bookmark'] = () => undefined,
): void {
  trackings.set(db, { revisions, bookmark });
}

/** The revisions under which content of a database is cached; undefined if it is not cached. */
export function revisionsOf(db: Database): Revisions | undefined {
  return trackings.get(db)?.revisions;
}

/**
 * Publishes revisions that were just read through a database. Resolves when all processes of this
 * machine have them.
 */
export async function updateRevisions(db: Database, found: RevisionsByScope): Promise<void> {
  const tracking = trackings.get(db);
  if (!tracking) return;
  const { revisions, bookmark } = tracking;
  const latest = laterBookmark(bookmarks.get(revisions), bookmark());
  if (latest !== undefined) bookmarks.set(revisions, latest);
  await revisions.update(found);
}

/**
 * The D1 bookmark at which these revisions were read. Content that is read at an older bookmark must not be
 * cached under them.
 */
export const bookmarkOf = (revisions: Revisions): string | undefined => bookmarks.get(revisions);

/** The later of two D1 bookmarks. As texts they sort by time. */
export function laterBookmark(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && (b === undefined || a > b) ? a : b;
}
