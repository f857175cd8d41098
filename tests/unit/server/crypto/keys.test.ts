import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import {
  openProductUrl,
  sealProductUrl,
} from '../../../../src/server/crypto/product-link-cipher.ts';

const OLD = 'an-old-secret-of-forty-characters-000000';
const NEW = 'a-new-secret-of-forty-characters-1111111';
const URL = 'https://detail.1688.com/offer/610494659403.html';

describe('the key ring', () => {
  it('is equal for equal secrets, and different for different ones', async () => {
    const [first, again, other] = await Promise.all([OLD, OLD, NEW].map(deriveKeys));
    expect(first?.link).toEqual(again?.link);
    expect(first?.link[0].key).not.toEqual(other?.link[0].key);
    expect(first?.link[0].kid).not.toBe(other?.link[0].kid);
  });

  it('has a separate key for each purpose', async () => {
    const ring = await deriveKeys(OLD);
    expect(ring.link[0].key.slice(0, 32)).not.toEqual(ring.payPassword[0].key);
    expect(ring.link[0].key).toHaveLength(64);
    expect(ring.token[0].key.extractable).toBe(false);
    expect(ring.cookie[0].key.extractable).toBe(false);
  });

  it('uses the given key ids, or derives them without revealing the secret', async () => {
    const ring = await deriveKeys(`2026b:${NEW}, ${OLD}`);
    expect(ring.token.map(({ kid }) => kid)).toEqual([
      '2026b',
      (await deriveKeys(OLD)).token[0].kid,
    ]);
    expect(ring.token[1]?.kid).toMatch(/^[0-9a-f]{8}$/);
    expect(ring.link[0].key).toEqual((await deriveKeys(NEW)).link[0].key);
  });

  it('never changes between releases, so that links and cookies stay valid', async () => {
    const ring = await deriveKeys(OLD);
    expect(sealProductUrl(ring, URL)).toBe(
      'AcnO9fv-2iqshms01kKyM50eX4Jc0CbvRvGekjugaLEc-U5WfVjsiqdBYczZFJV9roMqgiaIFY1U0aeQauVRUQ',
    );
  });

  it('puts the newest secret first and still reads the older ones', async () => {
    const [before, after, later] = await Promise.all([OLD, `${NEW},${OLD}`, NEW].map(deriveKeys));
    if (!before || !after || !later) throw new Error('unreachable');
    const sealed = sealProductUrl(before, URL);
    expect(openProductUrl(after, sealed)).toBe(URL);
    expect(sealProductUrl(after, URL)).toBe(sealProductUrl(later, URL));
    expect(openProductUrl(later, sealed)).toBeNull();
  });

  it.each([
    ['', 'at least 32 characters'],
    ['short', 'at least 32 characters'],
    ['kid:short', 'at least 32 characters'],
    [`${NEW},`, 'at least 32 characters'],
    [`a kid:${NEW}`, 'kid is 1 to 32'],
    [`:${NEW}`, 'kid is 1 to 32'],
    [`a:${NEW},a:${OLD}`, 'same kid'],
    [`${NEW},${NEW}`, 'same kid'],
  ])('refuses %j without repeating it', async (secret, reason) => {
    const message = await deriveKeys(secret).then(String, (error: Error) => error.message);
    expect(message).toContain(reason);
    expect(message).not.toContain(NEW);
  });
});
