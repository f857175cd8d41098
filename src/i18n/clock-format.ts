import type { Locale } from '../contract/values/shop/locales.ts';
import type { ClockFormat } from './clock.ts';
import { formatUtc } from './date-format.ts';
import { placeholder } from './fill.ts';
import { minutesFromUtc, type Zone } from './time-zone.ts';

const DAY_MS = 86_400_000;

/**
 * The format of the header's clock, learnt from samples: browsers know fewer languages than the server.
 */
export function clockFormat(locale: Locale, zone: Zone, now: number): ClockFormat {
  const sample = (hour: number) =>
    formatUtc(locale, new Date(Date.UTC(2026, 0, 1, hour, 25)), { timeStyle: 'short' });
  const pattern = (text: string) =>
    text.replace('25', placeholder('m')).replace(/\d+/, placeholder('h'));
  const [morning, afternoon] = [sample(9), sample(15)];
  const offset = minutesFromUtc(zone, now);
  const firstDay = Math.floor((now + offset * 60_000) / DAY_MS);
  return {
    offset,
    firstDay,
    days: [firstDay, firstDay + 1].map((day) =>
      formatUtc(locale, new Date(day * DAY_MS), { dateStyle: 'medium' }),
    ),
    morningPattern: pattern(morning),
    afternoonPattern: pattern(afternoon),
    hasTwelveHours: !afternoon.includes('15'),
    hasTwoDigits: morning.includes('09'),
  };
}
