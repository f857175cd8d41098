import { jwtVerify, SignJWT } from 'jose';
import { type KeyRing, keyNamed } from './keys.ts';

/** Times are in milliseconds since the epoch. The token stores whole seconds, rounded down. */
export type SessionClaims = {
  tenantId: string;
  userId: string;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
};

const ISSUER = 'sampan';
const ALGORITHM = 'HS256';

/** Issues a JWT for a shopper, valid at one tenant only (docs/design.md decision 4). */
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
 * The claims of a token; null unless it is valid, unexpired at `now` (milliseconds since the epoch) and of
 * this tenant. The caller must check whether the session was revoked, by `sessionId` and not by the
 * token, because several texts encode the same token.
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
