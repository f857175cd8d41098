import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { clockTexts } from '../../../src/i18n/clock.ts';
import { clockFormat } from '../../../src/i18n/clock-format.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import {
  formatOffset,
  fromLocal,
  minutesFromUtc,
  offsetMinutes,
  offsetOfMinutes,
  toLocal,
} from '../../../src/i18n/time-zone.ts';

const SYDNEY = { timezoneOffset: 10, timeZone: 'Australia/Sydney' };

describe('a shop’s time zone', () => {
  it('reads the fractional part of the offset as minutes', () => {
    expect(offsetMinutes(5.3)).toBe(330);
    expect(offsetMinutes(5.45)).toBe(345);
    expect(offsetMinutes(-3.3)).toBe(-210);
    expect(offsetMinutes(8)).toBe(480);
    for (const minutes of [330, 345, -210, 480, 0, -30, 30])
      expect(offsetMinutes(offsetOfMinutes(minutes))).toBe(minutes);
  });

  it('is shown as its offset', () => {
    expect(formatOffset(330)).toBe('UTC+5:30');
    expect(formatOffset(-180)).toBe('UTC-3');
    expect(formatOffset(0)).toBe('UTC+0');
  });

  it('has the offset all year if it has no name', () => {
    const zone = { timezoneOffset: 10 };
    expect(minutesFromUtc(zone, Date.UTC(2026, 0, 1))).toBe(600);
    expect(minutesFromUtc(zone, Date.UTC(2026, 6, 1))).toBe(600);
  });

  it('has daylight saving time if its name says so, whatever the offset', () => {
    expect(minutesFromUtc(SYDNEY, Date.UTC(2026, 0, 1))).toBe(660);
    expect(minutesFromUtc(SYDNEY, Date.UTC(2026, 6, 1))).toBe(600);
    expect(minutesFromUtc({ timezoneOffset: 3, timeZone: 'Asia/Almaty' }, 0)).toBe(360);
    expect(minutesFromUtc({ timezoneOffset: 3, timeZone: 'Africa/Abidjan' }, 0)).toBe(0);
    expect(formatDateTime('en', '2026-01-01T12:00:00.000Z', SYDNEY)).toContain('11:00');
    expect(formatDateTime('en', '2026-07-01T12:00:00.000Z', SYDNEY)).toContain('10:00');
  });

  it('begins its days at its midnight, also when the clocks change', () => {
    // In 2026 Sydney’s clocks went back on 5 April and go forward on 4 October.
    const midnight = (day: string) => new Date(fromLocal(SYDNEY, Date.parse(day))).toISOString();
    expect(midnight('2026-04-05')).toBe('2026-04-04T13:00:00.000Z');
    expect(midnight('2026-04-06')).toBe('2026-04-05T14:00:00.000Z');
    expect(midnight('2026-10-04')).toBe('2026-10-03T14:00:00.000Z');
    expect(midnight('2026-10-05')).toBe('2026-10-04T13:00:00.000Z');
    const days = fc.integer({ min: 0, max: 40_000 }).map((day) => day * 86_400_000);
    fc.assert(
      fc.property(days, (local) => {
        expect(toLocal(SYDNEY, fromLocal(SYDNEY, local))).toBe(local);
      }),
    );
  });
});

describe('a day without its midnight', () => {
  // In 2026 Cairo’s clocks jump from 0:00 to 1:00 on 24 April, and from 24:00 back to 23:00 on 29 October.
  const cairo = { timezoneOffset: 2, timeZone: 'Africa/Cairo' };
  it('begins when the clocks change', () => {
    const midnight = (day: string) => new Date(fromLocal(cairo, Date.parse(day))).toISOString();
    expect(midnight('2026-04-24')).toBe('2026-04-23T22:00:00.000Z');
    expect(midnight('2026-04-25')).toBe('2026-04-24T21:00:00.000Z');
    expect(midnight('2026-10-30')).toBe('2026-10-29T22:00:00.000Z');
  });

  it('has the first of two times that are shown alike', () => {
    expect(fromLocal(cairo, Date.UTC(2026, 9, 29, 23, 30))).toBe(Date.UTC(2026, 9, 29, 20, 30));
  });
});

describe('the header’s clock', () => {
  it.each(LOCALES)('writes date and time as the rest of the site in %s', (locale) => {
    const midnight = Date.UTC(2026, 10, 22);
    const format = clockFormat(locale, { timezoneOffset: 0 }, midnight);
    for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 25) {
      const at = midnight + minutes * 60_000;
      const text = (styles: Parameters<typeof formatDateTime>[3]) =>
        formatDateTime(locale, new Date(at).toISOString(), { timezoneOffset: 0 }, styles);
      expect(clockTexts(format, at)).toEqual({
        day: text({ dateStyle: 'medium' }),
        time: text({ timeStyle: 'short' }),
      });
    }
  });

  it('shows the time alone if the page is older than a day', () => {
    const format = clockFormat('en', SYDNEY, Date.UTC(2026, 10, 22, 12, 30));
    expect(clockTexts(format, Date.UTC(2026, 10, 22, 12, 30))).toEqual({
      day: '22 Nov 2026',
      time: '11:30 pm',
    });
    expect(clockTexts(format, Date.UTC(2026, 10, 24, 13, 0))).toEqual({
      day: '',
      time: '12:00 am',
    });
  });
});
