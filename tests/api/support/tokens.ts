import { decodeJwt, SignJWT } from 'jose';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { issueSessionToken, type SessionClaims } from '../../../src/server/crypto/session-token.ts';
import { FOREIGN_SECRETS, TEST_SECRETS } from '../../support/secrets.ts';

const DAY_MS = 86_400_000;

/** The claims of a token. */
function claimsOf(token: string): SessionClaims {
  const { aud, sub = '', jti = '', iat = 0, exp = 0 } = decodeJwt(token);
  return {
    tenantId: String(aud),
    userId: sub,
    sessionId: jti,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  };
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Invalid tokens, made from a valid one, by what is wrong with each. */
export async function worthlessTokens(good: string): Promise<Record<string, string>> {
  const [ours, foreign] = await Promise.all([
    deriveKeys(TEST_SECRETS),
    deriveKeys(FOREIGN_SECRETS),
  ]);
  const claims = claimsOf(good);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const { sub, jti, aud, iat, exp } = decodeJwt(good);
  const past = Date.now() - DAY_MS;
  return {
    malformed: 'x',
    'of another deployment': await issueSessionToken(foreign, claims),
    expired: await issueSessionToken(ours, { ...claims, issuedAt: past - DAY_MS, expiresAt: past }),
    'of another tenant': await issueSessionToken(ours, { ...claims, tenantId: 'naga' }),
    'of a session that never was': await issueSessionToken(ours, { ...claims, sessionId: 'none' }),
    'of another shopper in this session': await issueSessionToken(ours, {
      ...claims,
      userId: 'demo-sampan',
    }),
    unsigned: `${base64({ alg: 'none' })}.${payload}.`,
    'with a changed payload': `${header}.${base64({ sub: 'demo-sampan', jti, aud, iat, exp })}.${signature}`,
    'signed with the text of a secret': await new SignJWT({ sub, jti, aud, iat, exp })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuer('sampan')
      .sign(new TextEncoder().encode(TEST_SECRETS)),
  };
}
