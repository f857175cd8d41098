import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  constantTimeEqual,
  hex,
  hmacSha256,
  sha256Hex,
} from '../../../../src/server/crypto/digest.ts';
import { newCode, newId, newNumber } from '../../../../src/server/crypto/random.ts';

afterEach(() => vi.restoreAllMocks());

const many = <Value>(make: () => Value) => Array.from({ length: 5000 }, make);

describe('an id', () => {
  it('is 26 unambiguous characters, and unique', () => {
    const ids = many(() => newId());
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it('sorts by its time', () => {
    const time = fc.nat(2 ** 48 - 1);
    fc.assert(
      fc.property(time, time, (a, b) => {
        fc.pre(a < b);
        expect(newId(a) < newId(b)).toBe(true);
      }),
    );
    expect(newId(1469918176385).slice(0, 10)).toBe('01ARYZ6S41');
  });
});

describe('the number of an order or payment', () => {
  it('consists of a prefix, the day in UTC and seven characters', () => {
    const now = Date.UTC(2026, 10, 21, 23, 59);
    const numbers = many(() => newNumber('P', now));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number).toMatch(/^P261121[0-9A-HJKMNP-TV-Z]{7}$/);
  });
});

describe('a verification code', () => {
  it('is six digits, with every digit at every position', () => {
    const codes = many(newCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    for (let place = 0; place < 6; place++) {
      expect(new Set(codes.map((code) => code[place])).size).toBe(10);
    }
  });

  it('is generated again if the remainder would favour low codes', () => {
    const draws = [2 ** 32 - 1, 4_294_000_000, 4_293_999_999];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = draws.shift() ?? 0;
      return array;
    });
    expect(newCode()).toBe('999999');
    expect(draws).toEqual([]);
    expect(newCode()).toBe('000000');
  });
});

describe('the digests', () => {
  it('are those of SHA-256 and HMAC-SHA-256', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256Hex('abc')).toBe(abc);
    expect(await sha256Hex(new TextEncoder().encode('abc'))).toBe(abc);
    const expected = createHmac('sha256', 'clé').update('message').digest('hex');
    expect(hex(await hmacSha256('clé', 'message'))).toBe(expected);
  });
});

describe('constantTimeEqual', () => {
  it('is equality, of bytes and of texts', () => {
    const bytes = fc.uint8Array({ maxLength: 8, max: 2 });
    fc.assert(
      fc.property(bytes, bytes, (a, b) => {
        expect(constantTimeEqual(a, b)).toBe(Buffer.from(a).equals(b));
        expect(constantTimeEqual(hex(a), hex(b))).toBe(hex(a) === hex(b));
        expect(constantTimeEqual(a, a.slice())).toBe(true);
      }),
    );
  });
});
