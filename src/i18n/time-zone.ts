/**
 * A shop's time zone. `timeZone` is its IANA name, such as `Australia/Sydney`, which includes daylight
 * saving time; without one, `timezoneOffset` applies all year.
 */
export type Zone = { timezoneOffset: number; timeZone?: string | undefined };

/**
 * Minutes from UTC of a `timezoneOffset`, whose decimals are minutes: 5.3 is UTC+5:30, so 330; 5.45 is
 * 345.
 */
export function offsetMinutes(timezoneOffset: number): number {
  const sign = timezoneOffset < 0 ? -1 : 1;
  const [hours = '0', decimals = ''] = String(Math.abs(timezoneOffset)).split('.');
  return sign * (Number(hours) * 60 + Number(decimals.padEnd(2, '0').slice(0, 2) || 0));
}

/** The `timezoneOffset` of minutes from UTC: the inverse of `offsetMinutes`. */
export function offsetOfMinutes(minutes: number): number {
  const hours = Math.trunc(minutes / 60);
  return Number((hours + (minutes - hours * 60) / 100).toFixed(2));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes far longer than using it. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Minutes from UTC in a zone at a time (milliseconds since the epoch). */
export function minutesFromUtc({ timezoneOffset, timeZone }: Zone, at: number): number {
  if (!timeZone) return offsetMinutes(timezoneOffset);
  const parts = offsetFormat(timeZone).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** A time whose UTC fields are the local time. */
export const toLocal = (zone: Zone, at: number): number => at + minutesFromUtc(zone, at) * 60_000;

const DAY_MS = 86_400_000;

/**
 * The time (milliseconds since the epoch) at which a zone's clocks show a local time, which is given as a
 * time whose UTC fields are the local ones. If a local time comes twice in autumn, it is the first of both. A local
 * time that clocks skip in spring counts as if the clocks had not been changed.
 */
export function fromLocal(zone: Zone, local: number): number {
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (days) => local - minutesFromUtc(zone, local + days) * 60_000,
  ) as [number, number];
  return [before, after].find((at) => toLocal(zone, at) === local) ?? before;
}

/** `UTC+5:30`, `UTC+8`, `UTC-3`. */
export function formatOffset(minutes: number): string {
  const rest = Math.abs(minutes) % 60;
  const hours = Math.trunc(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
