import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId } from '../../crypto/random.ts';
import { issueSessionToken, type SessionClaims } from '../../crypto/session-token.ts';
import { prepared } from '../../db/prepared.ts';
import { sessions } from '../../db/schema/people/users.ts';
import type { OwnerScope, Scope } from '../base/scope.ts';
import { coarseNetwork, deviceName } from './session-traces.ts';

/** How long a session lasts: 90 days, like the cookie with its token (docs/specification.md section 9). */
const LIFETIME_MS = 90 * 86_400_000;
/** How often the last use of a session is updated. Each update costs a write. */
const LAST_USED_INTERVAL_MS = 3_600_000;

export type NewSession = { claims: SessionClaims; accessToken: string };

/** Makes a new session, which is valid once `insertSession` has run. */
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

/** The statement that stores a session, for a batch. */
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
 * Checks that the session of a verified token is live, and updates its last use at most once an hour.
 * Throws `UNAUTHENTICATED` if it was revoked, has expired or is not of this tenant.
 */
export async function requireLiveSession(
  scope: Scope,
  { sessionId, userId }: Pick<SessionClaims, 'userId' | 'sessionId'>,
): Promise<void> {
  const { db, tenantId, now } = scope;
  const [live] = await liveSession(db).execute({ sessionId, userId, tenantId, now });
  if (!live) throw new Failure('UNAUTHENTICATED');
  if (live.lastUsedAt <= now - LAST_USED_INTERVAL_MS) await updateLastUsed(scope, sessionId);
}

/** Ignores a failed write, so that shoppers can still read when, for example, the disk is full. */
async function updateLastUsed(
  { db, now, clientAddress, log }: Scope,
  sessionId: string,
): Promise<void> {
  try {
    await db
      .update(sessions)
      .set({ lastUsedAt: now, network: coarseNetwork(clientAddress) })
      .where(
        and(eq(sessions.id, sessionId), lte(sessions.lastUsedAt, now - LAST_USED_INTERVAL_MS)),
      );
  } catch (error) {
    log({ event: 'session_use_not_noted', error: String(error) });
  }
}

/** For this time after signing in a shopper needs no other proof of who they are: ten minutes. */
const JUST_SIGNED_IN_MS = 10 * 60_000;

/** Whether the caller's session is live and began within the last ten minutes. */
export async function hasJustSignedIn(scope: OwnerScope): Promise<boolean> {
  const { db, tenantId, userId, sessionId, now } = scope;
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.tenantId, tenantId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
      ),
    );
  return session !== undefined && session.createdAt > now - JUST_SIGNED_IN_MS;
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

/** The statement that ends one of the shopper's sessions: await it, or put it into a batch. */
export function revokeSession(scope: OwnerScope, id: string) {
  return revoke(scope, scope.userId, eq(sessions.id, id));
}

/** The statement that ends all of the shopper's sessions but the caller's, for a batch. */
export function revokeOtherSessions(scope: OwnerScope) {
  return revoke(scope, scope.userId, ne(sessions.id, scope.sessionId));
}

/** The statement that ends every session of a shopper, for a batch. */
export function revokeAllSessions(scope: Scope, userId: string) {
  return revoke(scope, userId);
}

function revoke(scope: Scope, userId: string, condition?: ReturnType<typeof eq>) {
  return scope.db
    .update(sessions)
    .set({ revokedAt: scope.now })
    .where(
      and(
        eq(sessions.tenantId, scope.tenantId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        condition,
      ),
    )
    .returning({ id: sessions.id });
}
