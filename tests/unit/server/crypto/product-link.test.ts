import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import {
  openProductUrl,
  sealProductUrl,
} from '../../../../src/server/crypto/product-link-cipher.ts';

const URL = 'https://detail.1688.com/offer/610494659403.html';
const ring = await deriveKeys('a-secret-of-forty-characters-00000000000');
const other = await deriveKeys('another-secret-of-forty-characters-00000');

describe('a sealed product link', () => {
  it('opens to the URL', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(openProductUrl(ring, sealProductUrl(ring, url))).toBe(url);
      }),
    );
  });

  it('is one URL-safe text per product', () => {
    const text = sealProductUrl(ring, URL);
    expect(text).toBe(sealProductUrl(ring, URL));
    expect(text).toMatch(/^[\w-]+$/);
    expect(encodeURIComponent(text)).toBe(text);
    expect(text).not.toBe(sealProductUrl(ring, URL.replace('403', '404')));
  });

  it('can’t be opened by another deployment', () => {
    expect(openProductUrl(other, sealProductUrl(ring, URL))).toBeNull();
  });

  it('can’t be opened if any character is changed, dropped or added', () => {
    const text = sealProductUrl(ring, URL);
    for (let index = 0; index < text.length; index++) {
      const [before, after] = [text.slice(0, index), text.slice(index + 1)];
      const changed = text[index] === 'A' ? 'B' : 'A';
      expect(openProductUrl(ring, before + changed + after)).toBeNull();
      expect(openProductUrl(ring, before + after)).toBeNull();
      expect(openProductUrl(ring, `${before}A${text.slice(index)}`)).toBeNull();
    }
  });

  it('opens only in its canonical spelling: base64url without padding, spaces or spare bits', () => {
    const texts = ['https://a.example/', 'https://ab.example/', 'https://abc.example/'];
    for (const text of texts.map((url) => sealProductUrl(ring, url))) {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const spellings = Array.from(alphabet, (last) => text.slice(0, -1) + last);
      const opened = spellings.filter((spelling) => openProductUrl(ring, spelling) !== null);
      expect(opened).toEqual([text]);
      const others = [`${text}=`, `${text}==`, ` ${text}`, `${text}\n`, `${text} `];
      for (const spelling of others) expect(openProductUrl(ring, spelling)).toBeNull();
    }
  });

  it('is null for any text, never an exception', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^AQ[\w-]*$/));
    fc.assert(
      fc.property(text, (input) => {
        expect(openProductUrl(ring, input)).toBeNull();
      }),
    );
  });
});
