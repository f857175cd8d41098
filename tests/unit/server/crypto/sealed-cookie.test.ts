import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { seal, unseal } from '../../../../src/server/crypto/sealed-cookie.ts';

const OLD = 'an-old-secret-of-forty-characters-000000';
const NEW = 'a-new-secret-of-forty-characters-1111111';
const NOW = Date.UTC(2026, 10, 21, 12);
const profile = { name: 'Айгүл', email: 'a@example.test', language: 'ru', unread: 0 };
const ring = await deriveKeys(OLD);

describe('a sealed cookie', () => {
  it('returns the sealed value and reveals nothing of it', async () => {
    const text = await seal(ring, 'profile', profile, 60, NOW);
    expect(text).toMatch(/^[\w.-]+$/);
    const parts = text.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join()).not.toContain('example');
    expect(await unseal(ring, 'profile', text, NOW)).toEqual(profile);
  });

  it('can hold any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = await seal(ring, 'flash', value, 60, NOW);
        expect(await unseal(ring, 'flash', text, NOW)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('opens only for its own purpose', async () => {
    const text = await seal(ring, 'flash', profile, 60, NOW);
    expect(await unseal(ring, 'profile', text, NOW)).toBeNull();
  });

  it('opens until it expires', async () => {
    const text = await seal(ring, 'profile', profile, 60, NOW);
    expect(await unseal(ring, 'profile', text, NOW + 59_000)).toEqual(profile);
    expect(await unseal(ring, 'profile', text, NOW + 60_000)).toBeNull();
  });

  it('survives a key rotation until its secret is removed', async () => {
    const text = await seal(ring, 'profile', profile, 60, NOW);
    expect(await unseal(await deriveKeys(`${NEW},${OLD}`), 'profile', text, NOW)).toEqual(profile);
    expect(await unseal(await deriveKeys(NEW), 'profile', text, NOW)).toBeNull();
  });

  it('is refused when any character of it changes', async () => {
    const text = await seal(ring, 'profile', profile, 60, NOW);
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), async (index) => {
        // The last character of a part may hold bits that mean nothing.
        fc.pre(text[index + 1] !== '.');
        const other = text[index] === 'A' ? 'B' : 'A';
        const forged = text.slice(0, index) + other + text.slice(index + 1);
        expect(await unseal(ring, 'profile', forged, NOW)).toBeNull();
      }),
    );
  });

  it('is null for any text, never an exception', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await unseal(ring, 'profile', text, NOW)).toBeNull();
      }),
    );
  });
});
