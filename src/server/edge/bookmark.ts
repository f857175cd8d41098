import type { Context } from 'hono';
import { DATABASE_BOOKMARK } from '../../contract/backend-headers.ts';
import { COOKIES } from '../../site/cookies.ts';
import { seal, unseal } from '../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';

/** The form of D1's bookmarks. */
const BOOKMARK = /^[\w-]{1,128}$/;

/** Seals a bookmark for one backend, because it means nothing to another database. */
const purposeOf = ({ var: { upstream } }: Context<RequestEnv>) =>
  `bookmark ${upstream?.base ?? ''}`;

/**
 * The D1 bookmark of the visitor's last write: from the sealed cookie, or from the header that a
 * storefront sends. Undefined if there is none, or it is invalid.
 */
export async function readBookmark(c: Context<RequestEnv>): Promise<string | undefined> {
  const bookmark = c.var.isFromStorefront
    ? c.req.header(DATABASE_BOOKMARK)
    : await unsealBookmark(c, readCookie(c, 'bookmark'));
  return typeof bookmark === 'string' && BOOKMARK.test(bookmark) ? bookmark : undefined;
}

async function unsealBookmark(
  c: Context<RequestEnv>,
  sealed: string | undefined,
): Promise<unknown> {
  return sealed && unseal(c.var.platform.keys, purposeOf(c), sealed);
}

/**
 * Stores the bookmark in a backend's response, for the later calls of this request. After a write it
 * also goes into a cookie, so that the visitor's next request sees what was written.
 */
export async function storeBookmark(
  c: Context<RequestEnv>,
  method: string,
  response: Response,
): Promise<void> {
  const bookmark = response.headers.get(DATABASE_BOOKMARK);
  if (bookmark === null || !BOOKMARK.test(bookmark)) return;
  // Of two bookmarks the later one sorts last (https://developers.cloudflare.com/d1/reference/time-travel/#bookmarks).
  if (c.var.bookmark === undefined || bookmark > c.var.bookmark) c.set('bookmark', bookmark);
  if (method === 'GET' || c.var.isFromStorefront) return;
  const sealed = await seal(c.var.platform.keys, purposeOf(c), bookmark, COOKIES.bookmark.maxAge);
  writeCookie(c, 'bookmark', sealed);
}
