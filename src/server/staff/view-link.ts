import { Failure } from '../../contract/errors.ts';
import { VIEW_PATH } from '../../site/view-as.ts';
import { commit } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import { absoluteUrl } from '../commerce/notice/mail-notices.ts';
import { tenantShopper } from '../commerce/shopper/shopper-view.ts';
import type { Platform } from '../platform/platform.ts';
import { newChallenge } from './passkeys/challenges.ts';
import type { StaffScope } from './staff-scope.ts';
import type { View } from './views.ts';

/** How long the link works. */
const LINK_MS = 30_000;

/**
 * A link that opens the shop as a shopper sees it, once. Throws `FORBIDDEN` for a key, which has no eyes;
 * `NOT_FOUND`; `ILLEGAL_TRANSITION` if the shopper is erased, or the shop has no host.
 */
export async function viewAsShopper(
  scope: StaffScope,
  platform: Platform,
  id: string,
): Promise<{ link: string; expiresAt: string }> {
  const { identity, now, tenantId } = scope;
  if (identity.kind !== 'PERSON') throw new Failure('FORBIDDEN', { right: 'shoppers.lead' });
  const shopper = await tenantShopper(scope, id);
  const origin = await absoluteUrl(platform, { id: tenantId }, VIEW_PATH);
  if (shopper.state === 'ERASED' || !origin) throw new Failure('ILLEGAL_TRANSITION');
  const view: View = { userId: shopper.id, sessionId: identity.sessionId };
  const { attempt, statement } = await newChallenge(
    scope,
    JSON.stringify(view),
    { purpose: 'VIEW', sessionId: tenantId },
    LINK_MS,
  );
  await commit(scope, [statement]);
  return { link: `${origin}?token=${attempt}`, expiresAt: iso(now + LINK_MS) };
}
