/**
 * Whole hours and minutes from `now` (milliseconds since the epoch) until a time (ISO 8601).
 * Undefined once the time has passed, or if it is not a time.
 */
export function timeLeft(
  until: string,
  now: number,
): { hours: number; minutes: number } | undefined {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (Number.isNaN(minutes) || minutes < 0) return undefined;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
