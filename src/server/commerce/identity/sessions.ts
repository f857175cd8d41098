import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { issueSessionToken, type SessionClaims } from '../../crypto/session-token.ts';
import { prepared } from '../../db/prepared.ts';
import { sessions } from '../../db/schema/users.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';

/** How long a session lasts: 90 days, like the cookie with its token (docs/specification.md section 9). */
const LIFETIME_MS = 90 * 86_400_000;

export type NewSession = { claims: SessionClaims; accessToken: string };

/** A new session; it is valid once `insertSession` has run. */
export async function newSession(scope: Scope, userId: string): Promise<NewSession> {
  const claims: SessionClaims = {
    tenantId: scope.tenantId,
    userId,
    sessionId: newId(scope.now),
    issuedAt: scope.now,
    expiresAt: scope.now + LIFETIME_MS,
  };
  return { claims, accessToken: await issueSessionToken(scope.keys, claims) };
}

/** The query that stores a session, for a batch. */
export function insertSession(scope: Scope, { claims }: NewSession) {
  const { sessionId, tenantId, userId, issuedAt, expiresAt } = claims;
  return scope.db
    .insert(sessions)
    .values({ id: sessionId, tenantId, userId, createdAt: issuedAt, expiresAt });
}

/** Finds a live session by one seek of the primary key, because it runs before every call of a shopper. */
const liveSession = prepared((db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare(),
);

/**
 * Checks that the session of a verified token is live.
 * Throws `UNAUTHENTICATED` if it was revoked, has expired or is not of this tenant.
 */
export async function requireLiveSession(
  { db, tenantId, now }: Scope,
  { sessionId, userId }: Pick<SessionClaims, 'userId' | 'sessionId'>,
): Promise<void> {
  const [live] = await liveSession(db).execute({ sessionId, userId, tenantId, now });
  if (!live) throw new Failure('UNAUTHENTICATED');
}

/** The query that ends the caller's session, for a batch. */
export function revokeSession(scope: OwnerScope) {
  return revoke(scope, scope.userId, eq(sessions.id, scope.sessionId));
}

/** The query that ends the caller's sessions on every other device, for a batch. */
export function revokeOtherSessions(scope: OwnerScope) {
  return revoke(scope, scope.userId, ne(sessions.id, scope.sessionId));
}

/** The query that ends every session of a shopper, for a batch. */
export function revokeAllSessions(scope: Scope, userId: string) {
  return revoke(scope, userId);
}

function revoke(scope: Scope, userId: string, which?: ReturnType<typeof eq>) {
  return scope.db
    .update(sessions)
    .set({ revokedAt: scope.now })
    .where(
      and(
        eq(sessions.tenantId, scope.tenantId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        which,
      ),
    );
}
