import type { Locale } from '../contract/values/shop/locales.ts';
import { fill } from './fill.ts';
import { CUSTOM_DATE_FORMATS } from './languages.ts';
import { formatTag } from './locale.ts';
import { toLocal, type Zone } from './time-zone.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

function rangeFormat(locale: Locale): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    formats.set(locale, format);
  }
  return format;
}

/**
 * The days from one time to another (milliseconds since the epoch) in the shop's time zone, such as `1–6 Dec`,
 * or a single day if both times are on the same day. Without a year: for days that are close.
 */
export function formatDays(
  locale: Locale,
  { from, until }: { from: number; until: number },
  zone: Zone,
): string {
  const [first, last] = [from, until].map((at) => new Date(toLocal(zone, at))) as [Date, Date];
  const custom = CUSTOM_DATE_FORMATS[locale];
  if (!custom) return rangeFormat(locale).formatRange(first, last);
  // In each of these languages the year is last.
  const dayOf = (day: Date) =>
    fill(custom.day.replace(/,? \{year\}/, ''), {
      date: day.getUTCDate(),
      month: custom.months.medium[day.getUTCMonth()] ?? '',
    });
  return [...new Set([dayOf(first), dayOf(last)])].join(' – ');
}
