import type { OpenSession } from '../../../contract/calls/sessions.ts';
import { Failure } from '../../../contract/errors.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { iso } from '../base/clock.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { notifyOfOperation, recordOperation } from './operations.ts';
import { liveSessions, revokeAllSessions, revokeSession } from './sessions.ts';
import { findUserByEmail } from './users.ts';

/** Enough for a person. A script that signs in for every call may have thousands. */
const MAX_LISTED = 50;

/** The shopper's sessions that have not ended, the last used first. */
export async function listSessions(scope: OwnerScope): Promise<OpenSession[]> {
  const rows = await liveSessions(scope).limit(MAX_LISTED);
  return rows.map(({ id, device, network, createdAt, lastUsedAt }) => ({
    id,
    device,
    network,
    createdAt: iso(createdAt),
    lastUsedAt: iso(lastUsedAt),
    current: id === scope.sessionId,
  }));
}

/** Ends one of the shopper's sessions. Throws `NOT_FOUND` if it is not theirs or has ended. */
export async function endSession(scope: OwnerScope, id: string): Promise<void> {
  const ended = await revokeSession(scope, id);
  if (ended.length === 0) throw new Failure('NOT_FOUND');
  await recordOperation(scope, scope.userId, 'SESSION_ENDED');
  logSecurity(scope, 'session_ended', scope.userId);
}

/** Ends the caller's session. */
export async function logout(scope: OwnerScope): Promise<void> {
  await scope.db.batch([
    revokeSession(scope, scope.sessionId),
    recordOperation(scope, scope.userId, 'SIGN_OUT'),
  ]);
}

/** Ends every session of the account, the caller's too. */
export async function logoutEverywhere(scope: OwnerScope): Promise<void> {
  await scope.db.batch([
    revokeAllSessions(scope, scope.userId),
    recordOperation(scope, scope.userId, 'SIGN_OUT_EVERYWHERE'),
    notifyOfOperation(scope, scope.userId, 'SIGN_OUT_EVERYWHERE'),
  ]);
  logSecurity(scope, 'sessions_ended', scope.userId);
}

/**
 * Ends every session of a shopper for an operator, when the shopper has lost a device or an account was
 * taken over. Returns how many were open. Throws `NOT_FOUND` without such an account.
 */
export async function endShopperSessions(scope: Scope, email: string): Promise<{ ended: number }> {
  const user = await findUserByEmail(scope, email);
  if (!user) throw new Failure('NOT_FOUND');
  const [ended] = await scope.db.batch([
    revokeAllSessions(scope, user.id),
    recordOperation(scope, user.id, 'SIGN_OUT_BY_SUPPORT'),
    notifyOfOperation(scope, user.id, 'SIGN_OUT_EVERYWHERE'),
  ]);
  logSecurity(scope, 'sessions_ended', user.id);
  return { ended: ended.length };
}
