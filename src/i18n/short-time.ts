import type { Locale } from '../contract/values/shop/locales.ts';
import { formatTag } from './locale.ts';
import { toLocal, type Zone } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes fifty times as long as formatting a date. */
function shortFormat(locale: Locale, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasYear}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), {
      ...(hasYear ? { year: 'numeric' as const } : {}),
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * An ISO time in the shop's time zone, short enough for a table: `24 Nov, 12:21`, with the year if it is
 * another one than that of `now` (milliseconds since the epoch). Empty if the time is empty or invalid. Only for the
 * languages of the desk, which every runtime has: it ignores `CUSTOM_DATE_FORMATS`.
 */
export function formatShortTime(
  locale: Locale,
  iso: string,
  zone: Zone,
  now: number = Date.now(),
): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const time = new Date(toLocal(zone, at));
  const thisYear = new Date(toLocal(zone, now)).getUTCFullYear();
  return shortFormat(locale, time.getUTCFullYear() !== thisYear).format(time);
}
