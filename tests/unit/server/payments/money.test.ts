import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromMinor,
  isMultiple,
  isSameMoney,
  roundedUp,
  shareFen,
  toMinor,
} from '../../../../src/server/payments/money.ts';

describe('amounts of money', () => {
  it('are the same however they are written, in one currency', () => {
    expect(isSameMoney({ amount: '5', currency: 'EUR' }, { amount: '5.00', currency: 'eur' })).toBe(
      true,
    );
    expect(isSameMoney({ amount: '5', currency: 'EUR' }, { amount: '5', currency: 'USD' })).toBe(
      false,
    );
    expect(isSameMoney({ amount: '5.01', currency: 'EUR' }, { amount: '5', currency: 'EUR' })).toBe(
      false,
    );
    for (const wrong of ['', '1,5', '1e3', 'NaN', '1.23456']) {
      expect(() => toMinor(wrong, 2)).toThrow(RangeError);
    }
  });

  it('come back from the smallest unit as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(toMinor(fromMinor(minor, digits), digits)).toBe(minor);
      }),
    );
  });

  it('are rounded up to what a provider can take, and keep their decimals', () => {
    expect(roundedUp('1234.01', '1')).toBe('1235.00');
    expect(roundedUp('1235.00', '1')).toBe('1235.00');
    expect(roundedUp('1.251', '0.01')).toBe('1.260');
    expect(roundedUp('7', '0.01')).toBe('7');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.constantFrom(0, 2, 3),
        fc.constantFrom('1', '0.01'),
        (minor, digits, step) => {
          const amount = fromMinor(minor, digits);
          const rounded = roundedUp(amount, step);
          expect(isMultiple(rounded, step)).toBe(true);
          expect(Number(rounded) - Number(amount)).toBeGreaterThanOrEqual(0);
          expect(Number(rounded) - Number(amount)).toBeLessThan(Number(step));
        },
      ),
    );
  });

  it('are shared so that the shares of all parts are the whole, and none is below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 8 }),
        (totalFen, parts) => {
          const whole = parts.reduce((sum, part) => sum + part, 0n);
          let sum = 0n;
          let before = 0;
          for (const part of parts) {
            sum += part;
            const until = shareFen(totalFen, sum, whole);
            expect(until).toBeGreaterThanOrEqual(before);
            before = until;
          }
          expect(before).toBe(totalFen);
        },
      ),
    );
  });
});
