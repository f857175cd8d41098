/** Counts of times, by step. Each step is 2 % longer than the one before, so millions of times need little memory. */
export type Histogram = Record<number, number>;

const STEP = Math.log(1.02);

export function record(histogram: Histogram, ms: number): void {
  const step = Math.round(Math.log(Math.max(ms, 0.01)) / STEP);
  histogram[step] = (histogram[step] ?? 0) + 1;
}

export function addTo(sum: Histogram, other: Histogram): void {
  for (const [step, count] of Object.entries(other))
    sum[Number(step)] = (sum[Number(step)] ?? 0) + count;
}

export const countOf = (histogram: Histogram): number =>
  Object.values(histogram).reduce((sum, count) => sum + count, 0);

/** The time in milliseconds below which this share of the times lies, within 2 %; 0 if there are no times. */
export function quantileOf(histogram: Histogram, share: number): number {
  const all = countOf(histogram);
  const steps = Object.entries(histogram)
    .map(([step, count]) => [Number(step), count] as const)
    .sort(([a], [b]) => a - b);
  let below = 0;
  for (const [step, count] of steps) {
    below += count;
    if (below >= all * share) return Math.exp(step * STEP);
  }
  return 0;
}
