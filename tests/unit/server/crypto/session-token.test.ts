import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import {
  issueSessionToken,
  type SessionClaims,
  verifySessionToken,
} from '../../../../src/server/crypto/session-token.ts';

const OLD = 'an-old-secret-of-forty-characters-000000';
const NEW = 'a-new-secret-of-forty-characters-1111111';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

const claims: SessionClaims = {
  tenantId: 'kz',
  userId: 'U1',
  sessionId: 'S1',
  issuedAt: NOW,
  expiresAt: NOW + 90 * DAY,
};
const here = { tenantId: 'kz', now: NOW };
const ring = await deriveKeys(OLD);

describe('a session token', () => {
  it('identifies the shopper at its tenant', async () => {
    const token = await issueSessionToken(ring, claims);
    expect(await verifySessionToken(ring, token, here)).toEqual(claims);
  });

  it('is invalid at another tenant', async () => {
    const token = await issueSessionToken(ring, claims);
    for (const tenantId of ['kr', 'KZ', 'k', 'kz2', '']) {
      expect(await verifySessionToken(ring, token, { ...here, tenantId })).toBeNull();
    }
  });

  it('ends at its expiry, to the second', async () => {
    const token = await issueSessionToken(ring, claims);
    const at = (now: number) => verifySessionToken(ring, token, { ...here, now });
    expect(await at(claims.expiresAt - 1000)).not.toBeNull();
    expect(await at(claims.expiresAt)).toBeNull();
    expect(await at(claims.expiresAt + DAY)).toBeNull();
  });

  it('survives a key rotation until its secret is removed', async () => {
    const token = await issueSessionToken(ring, claims);
    const rotated = await deriveKeys(`${NEW},${OLD}`);
    expect(await verifySessionToken(rotated, token, here)).toEqual(claims);
    expect(await verifySessionToken(await deriveKeys(NEW), token, here)).toBeNull();
    const renewed = await issueSessionToken(rotated, claims);
    expect(await verifySessionToken(ring, renewed, here)).toBeNull();
  });

  it('is refused when any character of it changes', async () => {
    const token = await issueSessionToken(ring, claims);
    const lastOfSignature = token.length - 1;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(lastOfSignature - 1),
        fc.constantFrom('A', 'z', '0', '_', '.', '='),
        async (index, character) => {
          fc.pre(token[index] !== character);
          const forged = token.slice(0, index) + character + token.slice(index + 1);
          expect(await verifySessionToken(ring, forged, here)).toBeNull();
        },
      ),
    );
  });

  it('is refused if it is not signed with HS256 and a key of the server', async () => {
    const [{ kid, key }] = ring.token;
    const body = {
      iss: 'sampan',
      aud: 'kz',
      sub: 'U1',
      jti: 'S1',
      iat: NOW / 1000,
      exp: NOW / 500,
    };
    const signed = (payload: object, header: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', kid, ...header }).sign(key);

    expect(await verifySessionToken(ring, await signed(body, {}), here)).not.toBeNull();
    const other = await deriveKeys(`${kid}:${NEW}`);
    const forgeries = [
      new UnsecuredJWT(body).encode(),
      await issueSessionToken(other, claims),
      await signed(body, { kid: 'unknown' }),
      await signed(body, { kid: undefined }),
      await signed({ ...body, iss: 'another' }, {}),
      ...(await Promise.all(
        Object.keys(body).map((claim) => signed({ ...body, [claim]: undefined }, {})),
      )),
    ];
    for (const forgery of forgeries) {
      expect(await verifySessionToken(ring, forgery, here)).toBeNull();
    }
  });

  it('is null for any text, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await verifySessionToken(ring, text, here)).toBeNull();
      }),
    );
  });
});
