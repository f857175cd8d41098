/** Lighthouse's own slowdown of the CPU, which fits a machine with a benchmark index of about 1,500. */
export const FIXED_SLOWDOWN = 4;

/**
 * Slowdowns by benchmark index, as Lighthouse's calculator has them
 * (https://lighthouse-cpu-throttling-calculator.vercel.app, which Lighthouse's docs/throttling.md names). The
 * slowdown is interpolated between two points, and extrapolated beyond the last one.
 */
const POINTS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
];

/**
 * How much a machine with this benchmark index must be slowed down, so that it is as fast as Lighthouse's
 * phone. Throws an error if the machine is too slow to stand for the phone.
 */
export function calibratedSlowdown(benchmarkIndex: number): number {
  const lines = POINTS.slice(1).map((to, i) => ({ from: POINTS[i] ?? to, to }));
  const line = lines.find(({ to }) => benchmarkIndex < to.index) ?? lines.at(-1);
  if (!line || benchmarkIndex < line.from.index)
    throw new Error(`benchmark index ${benchmarkIndex}: this machine is slower than the phone`);
  const { from, to } = line;
  const share = (benchmarkIndex - from.index) / (to.index - from.index);
  return from.slowdown + share * (to.slowdown - from.slowdown);
}
