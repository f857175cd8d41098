import { DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { bookmarkOf, laterBookmark, trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * The platform with the database session for one call; without sessions, as on Node, the same platform.
 * Reads from D1 use the nearest replica, but shoppers must see their own writes. So a write uses the
 * primary database, and so does a shopper's or operator's read without a bookmark
 * (docs/decisions/029-own-writes-on-d1.md). `bookmark` gives the bookmark of the call's last query.
 */
export function openDatabase(
  platform: Platform,
  { method, auth }: Endpoint,
  request: Request,
): { platform: Platform; bookmark: () => string | undefined } {
  const { revisions, database, openSession } = platform;
  if (!openSession) {
    trackRevisions(database, revisions);
    return { platform, bookmark: () => undefined };
  }
  const callerBookmark = request.headers.get(DATABASE_BOOKMARK) ?? undefined;
  const needsPrimary = method !== 'GET' || (auth !== 'public' && callerBookmark === undefined);
  const start = laterBookmark(callerBookmark, bookmarkOf(revisions)) ?? 'first-unconstrained';
  const session = openSession(needsPrimary ? 'first-primary' : start);
  trackRevisions(session.database, revisions, session.bookmark);
  return { platform: { ...platform, database: session.database }, bookmark: session.bookmark };
}
