import { DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { bookmarkOf, laterBookmark, trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * The platform with its database as a call may see it. On D1, which is read from the nearest copy, a
 * shopper sees at least what they wrote before: what writes, and what is a shopper's own where
 * nothing tells what they wrote, begins at the original, see docs/decisions/029-own-writes-on-d1.md.
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
