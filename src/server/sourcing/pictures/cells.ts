import { COLOURS, type Descriptor, LIGHTNESS, PROPORTIONS } from './descriptor.ts';

/**
 * A cell is a group of pictures with similar descriptors. Its number has twelve bits. A bit is set if
 * the mean of the descriptor's components at `indexes` is above `threshold`. `noise` is how much that
 * mean changes when the same picture is resized, cropped or lit differently. Indexes, thresholds and
 * noise were measured on the embedded catalogue and on other pictures of objects.
 */
type CellBit = { indexes: readonly number[]; threshold: number; noise: number };

/** The indexes from `from` up to, but not including, `to`. */
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

const BITS: readonly CellBit[] = [
  { indexes: [1], threshold: 74, noise: 11 },
  { indexes: [0], threshold: -15, noise: 9 },
  { indexes: [15], threshold: 41, noise: 10 },
  { indexes: [7], threshold: 21, noise: 11 },
  { indexes: [8], threshold: -2, noise: 6 },
  { indexes: [16], threshold: 5, noise: 5 },
  { indexes: [17], threshold: 1, noise: 9 },
  { indexes: [24], threshold: 0, noise: 5 },
  { indexes: range(COLOURS.from, COLOURS.to, 2), threshold: 14, noise: 4.4 },
  { indexes: range(COLOURS.from + 1, COLOURS.to, 2), threshold: 0, noise: 4.2 },
  { indexes: range(LIGHTNESS.from, LIGHTNESS.to, 1), threshold: 94, noise: 4.3 },
  { indexes: [PROPORTIONS], threshold: -1, noise: 3 },
];
const CELLS = 2 ** BITS.length;

/** The signed distance of each bit from its threshold, in units of noise. */
function distances(descriptor: Descriptor): number[] {
  return BITS.map(({ indexes, threshold, noise }) => {
    const sum = indexes.reduce((total, index) => total + (descriptor[index] ?? 0), 0);
    return (sum / indexes.length - threshold) / noise;
  });
}

/** The cell of a picture. */
export function cellOf(descriptor: Descriptor): number {
  return distances(descriptor).reduce(
    (cell, distance, bit) => (distance > 0 ? cell | (1 << bit) : cell),
    0,
  );
}

/**
 * All cells. The first are the likeliest to hold pictures similar to one of these. The cost of a cell is
 * the sum of the squared distances of the bits in which it differs from a descriptor's own cell.
 */
export function cellsNear(descriptors: readonly Descriptor[]): number[] {
  const costs = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY);
  for (const descriptor of descriptors) {
    const bitDistances = distances(descriptor);
    for (let cell = 0; cell < CELLS; cell++) {
      const cost = bitDistances.reduce((sum, distance, bit) => {
        const isSet = Boolean(cell & (1 << bit));
        return distance > 0 === isSet ? sum : sum + distance * distance;
      }, 0);
      costs[cell] = Math.min(costs[cell] ?? cost, cost);
    }
  }
  return Array.from({ length: CELLS }, (_, cell) => cell).sort(
    (one, other) => (costs[one] ?? 0) - (costs[other] ?? 0),
  );
}
