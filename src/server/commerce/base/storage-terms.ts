import type { StorageTerms } from '../../db/schema/warehouse/parcels.ts';
import { DAY_MS } from './clock.ts';

/** The terms of parcels that were stored before each parcel had its own. */
export const EARLIER_TERMS: StorageTerms = { graceDays: 30, reminderDays: [7, 1] };

/** The days that an extension adds if it was requested before that number was stored. */
export const EARLIER_EXTENSION_DAYS = 30;

type Stored = {
  weightG: number;
  storageFreeUntil: number | null;
  storageTerms: StorageTerms | null;
};

/**
 * The next time after `after` at which the shopper is reminded that storage ends; null if there is none.
 */
export function nextReminder(
  { reminderDays }: Pick<StorageTerms, 'reminderDays'>,
  endsAt: number,
  after = 0,
): number | null {
  const times = reminderDays.map((days) => endsAt - days * DAY_MS).filter((at) => at > after);
  return times.length === 0 ? null : Math.min(...times);
}

/** The price of a day of storage for a parcel, in fen; 0 if it is free. */
export function dailyStorageFen({ storageTerms, weightG }: Stored): number {
  const { daily } = storageTerms ?? EARLIER_TERMS;
  if (!daily) return 0;
  return daily.per === 'KG' ? daily.fen * Math.max(1, Math.ceil(weightG / 1000)) : daily.fen;
}

/**
 * The amount due for the days after the free ones, in fen. Each day that has begun counts, until the end of
 * storage without extensions, which are paid separately. For the days before a split or a merge, it is the
 * amount that was due then.
 */
export function storageDueFen(parcel: Stored, now: number): number {
  const { due } = parcel.storageTerms ?? EARLIER_TERMS;
  return (due?.fen ?? 0) + begunDays(parcel, now) * dailyStorageFen(parcel);
}

/** How many chargeable days have begun that are not yet contained in `due`. */
function begunDays({ storageFreeUntil, storageTerms }: Stored, now: number): number {
  const { daily, due } = storageTerms ?? EARLIER_TERMS;
  if (!daily || storageFreeUntil === null) return 0;
  const from = Math.max(storageFreeUntil, due?.until ?? 0);
  return Math.max(0, Math.ceil((Math.min(now, daily.until) - from) / DAY_MS));
}

/**
 * The amount due now, in fen, and the time until which it pays: the end of the day that has begun.
 */
export function dueUntilNow(parcel: Stored, now: number): { fen: number; until: number } {
  const from = Math.max(parcel.storageFreeUntil ?? 0, parcel.storageTerms?.due?.until ?? 0);
  return { fen: storageDueFen(parcel, now), until: from + begunDays(parcel, now) * DAY_MS };
}

type Times = Stored & { storageExpiresAt: number | null; remindAt: number | null };

/**
 * All times of storage, later by a number of milliseconds that count neither as free days nor as paid ones.
 */
export function postponedStorage(parcel: Times, byMs: number) {
  const { storageTerms, storageFreeUntil, storageExpiresAt, remindAt } = parcel;
  const later = (time: number | null) => (time === null ? null : time + byMs);
  const { daily, due } = storageTerms ?? EARLIER_TERMS;
  return {
    storageFreeUntil: later(storageFreeUntil),
    storageExpiresAt: later(storageExpiresAt),
    remindAt: later(remindAt),
    storageTerms: storageTerms && {
      ...storageTerms,
      ...(daily && { daily: { ...daily, until: daily.until + byMs } }),
      ...(due && { due: { ...due, until: due.until + byMs } }),
    },
  };
}
