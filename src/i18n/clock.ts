/* A tenant's local time. In its own file, because every page loads it for the clock. */

/**
 * Minutes from UTC of a tenant's `timezoneOffset`, whose decimals are minutes: 5.3 is UTC+5:30, so 330;
 * 5.45 is 345.
 */
export function offsetMinutes(timezoneOffset: number): number {
  const sign = timezoneOffset < 0 ? -1 : 1;
  const [hours = '0', decimals = ''] = String(Math.abs(timezoneOffset)).split('.');
  return sign * (Number(hours) * 60 + Number(decimals.padEnd(2, '0').slice(0, 2) || 0));
}

/** `UTC+5:30`, `UTC+8`, `UTC-3`. */
export function formatOffset(timezoneOffset: number): string {
  const minutes = offsetMinutes(timezoneOffset);
  const rest = Math.abs(minutes) % 60;
  const hours = Math.trunc(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** The status bar's clock: `YYYY/MM/DD HH:mm:ss` in the tenant's time zone. */
export function formatClock(now: number, timezoneOffset: number): string {
  const iso = new Date(now + offsetMinutes(timezoneOffset) * 60_000).toISOString();
  return `${iso.slice(0, 10).replaceAll('-', '/')} ${iso.slice(11, 19)}`;
}
