/** Whole hours and minutes until a time (ISO 8601); undefined once it has passed. */
export function timeLeft(
  until: string,
  now: number,
): { hours: number; minutes: number } | undefined {
  const minutes = Math.floor((Date.parse(until) - now) / 60_000);
  if (!(minutes >= 0)) return undefined;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
