import { COLOURS, type Descriptor, LIGHTNESS, SHAPE } from './descriptor.ts';

/**
 * A cell groups pictures with similar descriptors. It has twelve bits; each tells whether one number of
 * the descriptor, or the mean of several, is above a threshold. Numbers, thresholds and noise (how much
 * the value changes when the same picture is resized, cropped or lit differently) were measured on the
 * embedded catalogue and on other pictures of objects.
 */
type Question = { numbers: readonly number[]; usual: number; noise: number };

const every = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);

const QUESTIONS: readonly Question[] = [
  { numbers: [1], usual: 74, noise: 11 },
  { numbers: [0], usual: -15, noise: 9 },
  { numbers: [15], usual: 41, noise: 10 },
  { numbers: [7], usual: 21, noise: 11 },
  { numbers: [8], usual: -2, noise: 6 },
  { numbers: [16], usual: 5, noise: 5 },
  { numbers: [17], usual: 1, noise: 9 },
  { numbers: [24], usual: 0, noise: 5 },
  { numbers: every(COLOURS.from, COLOURS.to, 2), usual: 14, noise: 4.4 },
  { numbers: every(COLOURS.from + 1, COLOURS.to, 2), usual: 0, noise: 4.2 },
  { numbers: every(LIGHTNESS.from, LIGHTNESS.to, 1), usual: 94, noise: 4.3 },
  { numbers: [SHAPE], usual: -1, noise: 3 },
];
const CELLS = 2 ** QUESTIONS.length;

/** The signed distance of each bit from its threshold, in units of noise. */
function answers(descriptor: Descriptor): number[] {
  return QUESTIONS.map(({ numbers, usual, noise }) => {
    const mean = numbers.reduce((sum, at) => sum + (descriptor[at] ?? 0), 0) / numbers.length;
    return (mean - usual) / noise;
  });
}

/** The cell of a picture. */
export function cellOf(descriptor: Descriptor): number {
  return answers(descriptor).reduce((cell, answer, i) => (answer > 0 ? cell | (1 << i) : cell), 0);
}

/** All cells, sorted by how likely they hold pictures similar to one of these. */
export function cellsNear(descriptors: readonly Descriptor[]): number[] {
  const costs = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY);
  for (const descriptor of descriptors) {
    const own = answers(descriptor);
    for (let cell = 0; cell < CELLS; cell++) {
      const cost = own.reduce(
        (sum, answer, i) => (answer > 0 === Boolean(cell & (1 << i)) ? sum : sum + answer * answer),
        0,
      );
      costs[cell] = Math.min(costs[cell] ?? cost, cost);
    }
  }
  return Array.from({ length: CELLS }, (_, cell) => cell).sort(
    (one, other) => (costs[one] ?? 0) - (costs[other] ?? 0),
  );
}
