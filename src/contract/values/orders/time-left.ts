const MINUTE_MS = 60_000;
const MINUTES_OF_DAY = 24 * 60;

/** Days from a day on; hours and minutes below. */
export type TimeLeft = { days: number; hours: number; minutes: number };

/**
 * The time until a deadline, for people: begun days count whole, so that a term of three days begins with
 * three; in the last day begun minutes count whole. Undefined once it has passed, or for NaN.
 */
export function timeLeft(leftMs: number): TimeLeft | undefined {
  if (!(leftMs > 0)) return undefined;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return minutes >= MINUTES_OF_DAY
    ? { days: Math.ceil(minutes / MINUTES_OF_DAY), hours: 0, minutes: 0 }
    : { days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/**
 * The days until a deadline: begun days count whole, as in `timeLeft`, but the last is 1. After it
 * negative: -1 in the first day.
 */
export function daysLeft(leftMs: number): number {
  const left = timeLeft(leftMs);
  return left ? Math.max(1, left.days) : Math.floor(leftMs / (MINUTES_OF_DAY * MINUTE_MS));
}

/** The days until a deadline as texts count them: begun days count whole, and 0 is the last day. */
export const shownDays = (leftMs: number): number => timeLeft(leftMs)?.days ?? 0;
