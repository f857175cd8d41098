import { memoryOf } from '../servers/processes.ts';
import { median } from '../servers/quantile.ts';

/** How much more memory the last third may use than the middle one, as a factor. */
const MOST_GROWTH = 0.1;

export type Flatness = { isFlat: boolean; middle: number; last: number };

/** Whether memory has stopped growing: the first third of the samples is the warm-up, the last third is compared with the middle one. */
export function flatness(samples: readonly number[]): Flatness {
  const third = Math.floor(samples.length / 3);
  const middle = median(samples.slice(third, 2 * third));
  const last = median(samples.slice(2 * third));
  return { isFlat: last <= middle * (1 + MOST_GROWTH), middle, last };
}

export type MemorySample = { second: number; processes: number[]; all: number };

/** Samples the resident memory of a server's processes every second until it is stopped. */
export function watchMemory(pid: number) {
  const start = performance.now();
  const samples: MemorySample[] = [];
  const look = () => {
    const processes = [...memoryOf(pid).values()];
    const all = processes.reduce((sum, bytes) => sum + bytes, 0);
    samples.push({ second: Math.round((performance.now() - start) / 1000), processes, all });
  };
  const timer = setInterval(look, 1000);
  return {
    samples,
    stop: () => clearInterval(timer),
  };
}
