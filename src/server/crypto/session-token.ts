import { jwtVerify, SignJWT } from 'jose';
import { type KeyRing, keyNamed } from './keys.ts';

/** Times are milliseconds since the epoch; a token carries whole seconds, rounded down. */
export type SessionClaims = {
  tenantId: string;
  userId: string;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
};

const ISSUER = 'sampan';
const ALGORITHM = 'HS256';

/** A JWT by which a shopper of one tenant, and of no other, is known (docs/design.md decision 4). */
export function issueSessionToken(ring: KeyRing, claims: SessionClaims): Promise<string> {
  const [{ kid, key }] = ring.token;
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setIssuer(ISSUER)
    .setAudience(claims.tenantId)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuedAt(seconds(claims.issuedAt))
    .setExpirationTime(seconds(claims.expiresAt))
    .sign(key);
}

/**
 * The claims, or null for whatever is not a current token of this tenant. Whether the session was
 * revoked is for the caller to ask, by `sessionId`: the text of a token is not unique to it.
 */
export async function verifySessionToken(
  ring: KeyRing,
  token: string,
  { tenantId, now }: { tenantId: string; now: number },
): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => tokenKey(ring, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: tenantId,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    });
    const { sub, jti, iat, exp } = payload;
    if (sub === undefined || jti === undefined || iat === undefined || exp === undefined) {
      return null;
    }
    return {
      tenantId,
      userId: sub,
      sessionId: jti,
      issuedAt: iat * 1000,
      expiresAt: exp * 1000,
    };
  } catch {
    return null;
  }
}

function tokenKey(ring: KeyRing, kid: string | undefined): CryptoKey {
  const key = keyNamed(ring.token, kid);
  if (!key) throw new Error('unknown kid');
  return key;
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
