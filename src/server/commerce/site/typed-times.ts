import { isLocalTime } from '../../../contract/ops/shop/shop-values.ts';
import { fromLocal, type Zone } from '../../../i18n/time-zone.ts';

/** The names of fields that are times. */
const TIMES = ['from', 'until', 'publishedAt', 'validFrom'];

/** A value with the times that a form sent in the tenant's zone in UTC, as the tenant's file has them. */
export function inUtc(zone: Zone, value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inUtc(zone, one));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, inUtc(zone, one, key)]),
    );
  }
  const isLocal = typeof value === 'string' && TIMES.includes(name) && isLocalTime(value);
  return isLocal ? new Date(fromLocal(zone, Date.parse(`${value}Z`))).toISOString() : value;
}
