/** The steps of the progress bar: percent for each tick, up to a bound. */
const pace = [
  { upTo: 20, by: 10 },
  { upTo: 50, by: 4 },
  { upTo: 80, by: 2 },
  { upTo: 99, by: 0.5 },
] as const;

/** The next percentage while the page loads; it waits at 99 until the page is there. */
export function nextProgress(percent: number): number {
  for (const { upTo, by } of pace) {
    if (percent < upTo) return Math.min(percent + by, upTo);
  }
  return percent;
}
