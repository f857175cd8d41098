import { Failure } from '../../contract/errors.ts';
import { PREVIEW_PATH, PREVIEW_SECONDS } from '../../site/shop-preview.ts';
import { commit } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { absoluteUrl } from '../commerce/notice/mail-notices.ts';
import { issueSessionToken, verifySessionToken } from '../crypto/session-token.ts';
import type { Platform } from '../platform/platform.ts';
import { rightsAt } from './identity.ts';
import { personOfSession } from './open-session.ts';
import { newChallenge, takeChallenge } from './passkeys/challenges.ts';
import type { StaffScope } from './staff-scope.ts';

/*
 * A person of the staff sees the shop with its drafts (docs/decisions/078). As with a view as a shopper, the preview
 * has no session of its own: it ends with the person's session at the desk, their right, and after an hour.
 */

type PreviewScope = Pick<Scope, 'db' | 'now' | 'tenantId' | 'keys' | 'demo'>;

/** How long the link works. */
const LINK_MS = 60_000;

/** The audience of a preview's tokens. No tenant has this id, because of the space. */
const audienceOf = (tenantId: string) => `preview ${tenantId}`;

/**
 * A link that opens a page of the shop with its drafts, once. Throws `FORBIDDEN` for a key, which has no eyes, and
 * `ILLEGAL_TRANSITION` if the shop has no host.
 */
export async function previewShop(
  scope: StaffScope,
  platform: Platform,
  page = '/',
): Promise<{ link: string; expiresAt: string }> {
  const { identity, now, tenantId } = scope;
  if (identity.kind !== 'PERSON') throw new Failure('FORBIDDEN', { right: 'shop.see' });
  const origin = await absoluteUrl(platform, { id: tenantId }, PREVIEW_PATH);
  if (!origin) throw new Failure('ILLEGAL_TRANSITION');
  const { attempt, statement } = await newChallenge(
    scope,
    JSON.stringify({ sessionId: identity.sessionId }),
    { purpose: 'PREVIEW', sessionId: tenantId },
    LINK_MS,
  );
  await commit(scope, [statement]);
  const query = new URLSearchParams({ token: attempt, ...(page === '/' ? {} : { page }) });
  return { link: `${origin}?${query}`, expiresAt: iso(now + LINK_MS) };
}

/** Opens the link, which works only once. Throws `WRONG_LINK`. */
export async function openPreview(scope: PreviewScope, token: string) {
  const { tenantId, now, keys } = scope;
  const use = { purpose: 'PREVIEW', sessionId: tenantId } as const;
  const found = await takeChallenge(scope, token, use);
  const { sessionId = '' } = (found ? JSON.parse(found) : {}) as { sessionId?: string };
  const viewer = await viewerOf(scope, sessionId);
  if (!viewer) throw new Failure('WRONG_LINK');
  const expiresAt = now + PREVIEW_SECONDS * 1000;
  const claims = { userId: viewer.id, sessionId, issuedAt: now, expiresAt };
  const accessToken = await issueSessionToken(keys, { ...claims, tenantId: audienceOf(tenantId) });
  return { accessToken, viewer: viewer.name, expiresAt: iso(expiresAt) };
}

/** Whether a token belongs to a preview that is still open. */
export async function isOpenPreview(scope: PreviewScope, token: string): Promise<boolean> {
  const { keys, tenantId, now } = scope;
  const claims = await verifySessionToken(keys, token, { tenantId: audienceOf(tenantId), now });
  return claims !== null && (await viewerOf(scope, claims.sessionId)) !== undefined;
}

/** The viewer, as long as their session and their right last. */
async function viewerOf(scope: PreviewScope, sessionId: string) {
  const viewer = await personOfSession(scope, sessionId);
  return viewer && rightsAt(viewer, scope.tenantId).has('shop.see') ? viewer : undefined;
}
