import type { Lab } from './sampling.ts';

const DIRECTIONS = 8;
/** Steps below this are noise; above the other they count no more. */
const FAINT = 0.02;
const CLEAR = 0.3;

/**
 * How much edge of each direction there is in each cell of a grid: a histogram of oriented
 * gradients. What lies between two cells or directions is shared by them, so that a small shift
 * changes little; roots keep one strong edge from hiding the others.
 */
export function edgeDirections(lab: Lab, cells: number): number[] {
  const { width, height } = lab;
  const found = new Float64Array(cells * cells * DIRECTIONS);
  const rows = Array.from({ length: height }, (_, y) => shares((y / height) * cells - 0.5, cells));
  const columns = Array.from({ length: width }, (_, x) => shares((x / width) * cells - 0.5, cells));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const { dx, dy, strength } = steepest(lab, y * width + x);
      if (strength < FAINT) continue;
      // A direction and its opposite are apart: light on dark is not dark on light.
      const turn = ((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * DIRECTIONS - 0.5;
      const below = Math.floor(turn);
      const ofNext = turn - below;
      const weight = Math.sqrt(Math.min(strength, CLEAR));
      for (const { cell: row, share: ofRow } of rows[y] ?? []) {
        for (const { cell: column, share: ofColumn } of columns[x] ?? []) {
          const cell = (row * cells + column) * DIRECTIONS;
          const first = cell + ((below + DIRECTIONS) % DIRECTIONS);
          const next = cell + ((below + 1) % DIRECTIONS);
          const share = weight * ofRow * ofColumn;
          found[first] = (found[first] ?? 0) + share * (1 - ofNext);
          found[next] = (found[next] ?? 0) + share * ofNext;
        }
      }
    }
  }
  return Array.from(found, Math.sqrt);
}

/** The cells around a place that there are, and how near each is. */
function shares(place: number, cells: number): { cell: number; share: number }[] {
  const below = Math.floor(place);
  return [
    { cell: below, share: below + 1 - place },
    { cell: below + 1, share: place - below },
  ].filter(({ cell }) => cell >= 0 && cell < cells);
}

/** The steepest step at a pixel, of lightness or of colour. */
function steepest({ width, l, a, b }: Lab, at: number) {
  let step = { dx: 0, dy: 0, strength: 0 };
  for (const plane of [l, a, b]) {
    const dx = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
    const dy = (plane[at + width] ?? 0) - (plane[at - width] ?? 0);
    const strength = Math.hypot(dx, dy);
    if (strength > step.strength) step = { dx, dy, strength };
  }
  return step;
}
