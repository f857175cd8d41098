import type { Locale } from '../contract/values/locales.ts';
import { fill } from './fill.ts';
import { OWN_DATES } from './languages.ts';
import { formatTag } from './locale.ts';

/** The styles of `Intl.DateTimeFormat` that the site uses, for a day, a time of day, or both. */
export type DateStyles = { dateStyle?: 'medium' | 'long'; timeStyle?: 'short' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes fifty times as long as formatting a date. */
function dateFormat(locale: Locale, styles: DateStyles): Intl.DateTimeFormat {
  const key = `${locale} ${styles.dateStyle} ${styles.timeStyle}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(formatTag(locale), { ...styles, timeZone: 'UTC' });
    formats.set(key, format);
  }
  return format;
}

/** Formats the UTC fields of a time that is already shifted to the time zone to show. */
export function formatUtc(locale: Locale, time: Date, styles: DateStyles): string {
  const own = OWN_DATES[locale];
  if (!own) return dateFormat(locale, styles).format(time);
  const month = own.months[styles.dateStyle ?? 'medium'][time.getUTCMonth()] ?? '';
  const day = fill(own.day, { date: time.getUTCDate(), month, year: time.getUTCFullYear() });
  const hours = String(time.getUTCHours()).padStart(own.twoDigitHours ? 2 : 1, '0');
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return [styles.dateStyle && day, styles.timeStyle && `${hours}:${minutes}`]
    .filter(Boolean)
    .join(', ');
}
