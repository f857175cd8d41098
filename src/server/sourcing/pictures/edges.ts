import type { Lab } from './sampling.ts';

const DIRECTIONS = 8;
/** Gradients below the first are noise; those above the second are clamped. */
const FAINT = 0.02;
const CLEAR = 0.3;

/**
 * A histogram of oriented gradients: the amount of edges of each direction in each cell of a grid. A
 * gradient between two cells or directions counts for both in proportion, so that a small shift changes
 * little. Square roots keep one strong edge from dominating.
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
      // Opposite directions are distinct: light on dark differs from dark on light.
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

/**
 * The two cells next to a position (those that exist), each with its share of it (linear
 * interpolation).
 */
function shares(position: number, cells: number): { cell: number; share: number }[] {
  const below = Math.floor(position);
  return [
    { cell: below, share: below + 1 - position },
    { cell: below + 1, share: position - below },
  ].filter(({ cell }) => cell >= 0 && cell < cells);
}

/** The strongest gradient at a pixel, of lightness or of colour. */
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
