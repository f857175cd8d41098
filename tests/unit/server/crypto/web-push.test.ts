import { base64url } from 'jose';
import { describe, expect, it } from 'vitest';
import { areBrowserKeys, encryptForBrowser } from '../../../../src/server/crypto/web-push.ts';
import { newBrowser } from '../../../support/gateways/push.ts';

/** RFC 8291, appendix A. */
const EXAMPLE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: {
    public:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

async function pairOf(sender: typeof EXAMPLE.sender): Promise<CryptoKeyPair> {
  const point = base64url.decode(sender.public);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: base64url.encode(point.slice(1, 33)),
    y: base64url.encode(point.slice(33)),
  };
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, algorithm, true, []),
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...jwk, d: sender.private },
      algorithm,
      true,
      ['deriveBits'],
    ),
  };
}

describe('a message for a browser', () => {
  it('is encrypted as in the example of RFC 8291', async () => {
    const body = await encryptForBrowser('When I grow up, I want to be a watermelon', EXAMPLE, {
      pair: await pairOf(EXAMPLE.sender),
      salt: new Uint8Array(base64url.decode(EXAMPLE.salt)),
    });
    expect(base64url.encode(body)).toBe(EXAMPLE.body);
  });

  it('is read by its browser only', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const body = Buffer.from(await encryptForBrowser('Ihre Lieferung · 您的包裹', browser));
    expect(browser.open(body)).toBe('Ihre Lieferung · 您的包裹');
    expect(() => other.open(body)).toThrow();
  });

  it('needs keys that can be a browser’s', async () => {
    const { p256dh, auth } = EXAMPLE;
    expect(await areBrowserKeys({ p256dh, auth })).toBe(true);
    expect(await areBrowserKeys({ p256dh: `${p256dh.slice(0, -2)}AA`, auth })).toBe(false);
    expect(await areBrowserKeys({ p256dh: auth, auth })).toBe(false);
    expect(await areBrowserKeys({ p256dh, auth: '' })).toBe(false);
    expect(await areBrowserKeys({ p256dh: '!', auth })).toBe(false);
  });
});
