import { DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { bookmarkOf, laterBookmark, trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * The platform with the database as a call may see it. D1 is read from the nearest copy, but a shopper
 * must see what they wrote: a write begins at the original, and so does a shopper's own read without
 * a bookmark (docs/decisions/029-own-writes-on-d1.md).
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
  const seen = request.headers.get(DATABASE_BOOKMARK) ?? undefined;
  const isOriginal = method !== 'GET' || (auth !== 'public' && seen === undefined);
  const since = laterBookmark(seen, bookmarkOf(revisions)) ?? 'first-unconstrained';
  const session = openSession(isOriginal ? 'first-primary' : since);
  trackRevisions(session.database, revisions, session.bookmark);
  return { platform: { ...platform, database: session.database }, bookmark: session.bookmark };
}
