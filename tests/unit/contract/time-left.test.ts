import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, timeLeft } from '../../../src/contract/values/orders/time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the time left until a deadline', () => {
  it('begins with the whole term: 72 hours are three days, also a moment later', () => {
    expect(timeLeft(72 * HOUR)).toEqual({ days: 3, hours: 0, minutes: 0 });
    expect(timeLeft(72 * HOUR - 5_000)).toEqual({ days: 3, hours: 0, minutes: 0 });
    expect(daysLeft(60 * DAY - 1)).toBe(60);
  });

  it('is given in hours and minutes in the last day', () => {
    expect(timeLeft(DAY)).toEqual({ days: 1, hours: 0, minutes: 0 });
    expect(timeLeft(23 * HOUR + 5 * MINUTE)).toEqual({ days: 0, hours: 23, minutes: 5 });
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(daysLeft(1)).toBe(1);
  });

  it('is over at the deadline', () => {
    expect(timeLeft(0)).toBeUndefined();
    expect(timeLeft(-1)).toBeUndefined();
    expect(timeLeft(Number.NaN)).toBeUndefined();
    expect([daysLeft(0), daysLeft(-1), daysLeft(-DAY), daysLeft(-DAY - 1)]).toEqual([
      0, -1, -1, -2,
    ]);
  });

  it('is never less than what is left, and less than a day or minute more', () => {
    const left = fc.integer({ min: 1, max: 400 * DAY });
    fc.assert(
      fc.property(left, (ms) => {
        const { days, hours, minutes } = timeLeft(ms) ?? { days: 0, hours: 0, minutes: 0 };
        const shown = days * DAY + hours * HOUR + minutes * MINUTE;
        expect(shown).toBeGreaterThanOrEqual(ms);
        expect(shown - ms).toBeLessThan(days > 0 ? DAY : MINUTE);
        expect(days === 0).toBe(hours + minutes > 0);
        expect(daysLeft(ms)).toBe(Math.max(1, days));
      }),
    );
  });

  it('never grows while time passes', () => {
    const times = fc.tuple(fc.integer({ min: -DAY, max: 9 * DAY }), fc.nat(2 * DAY));
    fc.assert(
      fc.property(times, ([ms, passed]) => {
        expect(daysLeft(ms - passed)).toBeLessThanOrEqual(daysLeft(ms));
      }),
    );
  });
});
