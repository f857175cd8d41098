import { memoryOf } from '../servers/processes.ts';
import { median } from '../servers/quantile.ts';

/** The maximum growth of memory between two measurements after the warm-up, as a share. */
export const MAX_GROWTH = 0.1;

/** The medians of the middle and the last third, in bytes, and whether the last is at most `MAX_GROWTH` larger. */
export type Flatness = { isFlat: boolean; middleBytes: number; lastBytes: number };

/**
 * Says whether memory has stopped growing: compares the medians of the middle and the last third of the
 * samples, which are in bytes. The first third is the warm-up.
 */
export function flatness(samples: readonly number[]): Flatness {
  const third = Math.floor(samples.length / 3);
  const middleBytes = median(samples.slice(third, 2 * third));
  const lastBytes = median(samples.slice(2 * third));
  return { isFlat: lastBytes <= middleBytes * (1 + MAX_GROWTH), middleBytes, lastBytes };
}

/** Resident memory `second` seconds after the start: of each process, and of all together. */
export type MemorySample = { second: number; processBytes: number[]; totalBytes: number };

/** Samples the resident memory of a server's processes every second until it is stopped. */
export function watchMemory(pid: number) {
  const start = performance.now();
  const samples: MemorySample[] = [];
  const sample = () => {
    const processBytes = [...memoryOf(pid).values()];
    const totalBytes = processBytes.reduce((sum, bytes) => sum + bytes, 0);
    const second = Math.round((performance.now() - start) / 1000);
    samples.push({ second, processBytes, totalBytes });
  };
  const timer = setInterval(sample, 1000);
  return {
    samples,
    stop: () => clearInterval(timer),
  };
}
