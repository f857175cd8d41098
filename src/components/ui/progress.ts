/** The speed of the progress bar: below `upTo` percent, each step adds `by` percent. */
const SPEEDS = [
  { upTo: 20, by: 10 },
  { upTo: 50, by: 4 },
  { upTo: 80, by: 2 },
  { upTo: 99, by: 0.5 },
] as const;

/** The next percentage while a page loads. It stops at 99 until the page has loaded. */
export function nextProgress(percent: number): number {
  for (const { upTo, by } of SPEEDS) {
    if (percent < upTo) return Math.min(percent + by, upTo);
  }
  return percent;
}
