import { memoryOf } from '../servers/processes.ts';
import { median } from '../servers/quantile.ts';

/** The most growth of memory from the middle third of the samples to the last third, as a share. */
const MOST_GROWTH = 0.1;

export type Flatness = { isFlat: boolean; middle: number; last: number };

/**
 * Whether memory has stopped growing: compares the medians of the middle and the last third of the
 * samples, in bytes. The first third is the warm-up.
 */
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
  const sample = () => {
    const processes = [...memoryOf(pid).values()];
    const all = processes.reduce((sum, bytes) => sum + bytes, 0);
    samples.push({ second: Math.round((performance.now() - start) / 1000), processes, all });
  };
  const timer = setInterval(sample, 1000);
  return {
    samples,
    stop: () => clearInterval(timer),
  };
}
