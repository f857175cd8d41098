import { Failure } from '../../contract/errors.ts';
import { VIEW_SECONDS } from '../../site/view-as.ts';
import { commit } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { tenantShopper } from '../commerce/shopper/shopper-view.ts';
import { issueSessionToken, verifySessionToken } from '../crypto/session-token.ts';
import { recordCall } from './audit/record.ts';
import { rightsAt } from './identity.ts';
import { personOfSession } from './open-session.ts';
import { takeChallenge } from './passkeys/challenges.ts';

/*
 * A person of the staff sees the shop as a shopper sees it (docs/decisions/069-view-as-shopper.md). The view has no
 * session of its own: it lives as long as the person's session at the desk, their right, and 15 minutes.
 */

/** The parts of a call's scope that a view needs. */
export type ViewScope = Pick<Scope, 'db' | 'now' | 'tenantId' | 'keys' | 'demo' | 'clientAddress'>;

/** The shopper who is seen, and the viewer's session. */
export type View = { userId: string; sessionId: string };

/** The audience of a view's tokens. No tenant has this id, because of the space. */
const audienceOf = (tenantId: string) => `view ${tenantId}`;

/** Opens the link, which works only once. Throws `WRONG_LINK`. */
export async function openView(scope: ViewScope, token: string) {
  const { tenantId, now, keys } = scope;
  const found = await takeChallenge(scope, token, { purpose: 'VIEW', sessionId: tenantId });
  const view = found === undefined ? undefined : (JSON.parse(found) as View);
  const seen = view && (await liveView(scope, view));
  if (!seen) throw new Failure('WRONG_LINK');
  await note(scope, seen, 'openView');
  const { userId, sessionId } = view;
  const expiresAt = now + VIEW_SECONDS * 1000;
  const claims = { userId, sessionId, issuedAt: now, expiresAt };
  const accessToken = await issueSessionToken(keys, { ...claims, tenantId: audienceOf(tenantId) });
  const { shopper, viewer } = seen;
  return {
    accessToken,
    userId,
    shopper: shopper.name || shopper.email,
    viewer: viewer.name,
    expiresAt: iso(expiresAt),
  };
}

/** Notes the end of a view. Does nothing if it has ended already. */
export async function endView(scope: ViewScope, accessToken: string): Promise<void> {
  const seen = await viewOf(scope, accessToken);
  if (seen) await note(scope, seen, 'endView');
}

/** The shopper whom the token of a view shows; undefined if it is not a token of an open view. */
export async function viewedShopper(scope: ViewScope, token: string): Promise<string | undefined> {
  return (await viewOf(scope, token))?.shopper.id;
}

type Seen = NonNullable<Awaited<ReturnType<typeof liveView>>>;

async function viewOf(scope: ViewScope, token: string): Promise<Seen | undefined> {
  const { keys, tenantId, now } = scope;
  const claims = await verifySessionToken(keys, token, { tenantId: audienceOf(tenantId), now });
  return claims ? liveView(scope, claims) : undefined;
}

/**
 * The viewer and the shopper, as long as the viewer's session and right last and the shopper is not erased.
 */
async function liveView(scope: ViewScope, { userId, sessionId }: View) {
  const viewer = await personOfSession(scope, sessionId);
  if (!viewer || !rightsAt(viewer, scope.tenantId).has('shoppers.lead')) return undefined;
  const shopper = await tenantShopper(scope, userId);
  return shopper.state === 'ERASED' ? undefined : { viewer, shopper };
}

/** Writes the begin or end of a view into the audit. */
function note(scope: ViewScope, { viewer, shopper }: Seen, call: 'openView' | 'endView') {
  const draft = {
    actorKind: 'PERSON' as const,
    actorId: viewer.id,
    sessionId: viewer.sessionId,
    call,
    subject: 'SHOPPER',
    subjectId: shopper.id,
    reason: '',
    outcome: 'DONE' as const,
    requestId: '',
    address: scope.clientAddress,
    before: {},
    change: {},
  };
  return recordCall(scope, draft, undefined).finish((statements) => commit(scope, statements));
}
