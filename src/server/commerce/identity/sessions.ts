import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { issueSessionToken, type SessionClaims } from '../../crypto/session-token.ts';
import { prepared } from '../../db/prepared.ts';
import { sessions } from '../../db/schema/users.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { coarseNetwork, deviceName } from './session-traces.ts';

/** How long a session lasts: 90 days, like the cookie with its token (docs/specification.md section 9). */
const LIFETIME_MS = 90 * 86_400_000;
/** The last use of a session is written no more often than this, because it costs a write. */
const USE_NOTED_MS = 3_600_000;

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
  return scope.db.insert(sessions).values({
    id: sessionId,
    tenantId,
    userId,
    device: deviceName(scope.userAgent),
    network: coarseNetwork(scope.clientAddress),
    createdAt: issuedAt,
    lastUsedAt: issuedAt,
    expiresAt,
  });
}

/** Finds a live session by one seek of the primary key, because it runs before every call of a shopper. */
const liveSession = prepared((db) =>
  db
    .select({ lastUsedAt: sessions.lastUsedAt })
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
 * Checks that the session of a verified token is live, and notes its use once an hour.
 * Throws `UNAUTHENTICATED` if it was revoked, has expired or is not of this tenant.
 */
export async function requireLiveSession(
  scope: Scope,
  { sessionId, userId }: Pick<SessionClaims, 'userId' | 'sessionId'>,
): Promise<void> {
  const { db, tenantId, now } = scope;
  const [live] = await liveSession(db).execute({ sessionId, userId, tenantId, now });
  if (!live) throw new Failure('UNAUTHENTICATED');
  if (live.lastUsedAt <= now - USE_NOTED_MS) await noteUse(scope, sessionId);
}

/** A database that can't be written, such as one on a full disk, must not end reading too. */
async function noteUse({ db, now, clientAddress, log }: Scope, sessionId: string): Promise<void> {
  try {
    await db
      .update(sessions)
      .set({ lastUsedAt: now, network: coarseNetwork(clientAddress) })
      .where(and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, now - USE_NOTED_MS)));
  } catch (error) {
    log({ event: 'session_use_not_noted', error: String(error) });
  }
}

/** The live sessions of a shopper, the last used first. */
export function liveSessions(scope: OwnerScope) {
  const { db, tenantId, userId, now } = scope;
  const live = and(
    eq(sessions.tenantId, tenantId),
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
  );
  return db.select().from(sessions).where(live).orderBy(desc(sessions.lastUsedAt), sessions.id);
}

/** The query that ends one of the shopper's sessions, for a batch. */
export function revokeSession(scope: OwnerScope, id: string) {
  return revoke(scope, scope.userId, eq(sessions.id, id));
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
    )
    .returning({ id: sessions.id });
}
