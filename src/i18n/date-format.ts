import type { Locale } from '../contract/values/shop/locales.ts';
import { fill } from './fill.ts';
import { CUSTOM_DATE_FORMATS } from './languages.ts';
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

/** Formats a time whose UTC fields are the local time: the caller has added the time zone's offset. */
export function formatUtc(locale: Locale, time: Date, styles: DateStyles): string {
  const customFormat = CUSTOM_DATE_FORMATS[locale];
  if (!customFormat) return dateFormat(locale, styles).format(time);
  const month = customFormat.months[styles.dateStyle ?? 'medium'][time.getUTCMonth()] ?? '';
  const day = fill(customFormat.day, {
    date: time.getUTCDate(),
    month,
    year: time.getUTCFullYear(),
  });
  const hours = String(time.getUTCHours()).padStart(customFormat.twoDigitHours ? 2 : 1, '0');
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return [styles.dateStyle && day, styles.timeStyle && `${hours}:${minutes}`]
    .filter(Boolean)
    .join(', ');
}
