import type { Lab } from './sampling.ts';

/** The number of directions that are told apart. */
export const EDGE_DIRECTIONS = 8;
/** Weaker gradients are noise; stronger ones are clamped. In units of OKLab over two pixels. */
const MIN_STRENGTH = 0.02;
const MAX_STRENGTH = 0.3;

/**
 * A histogram of oriented gradients: the amount of edges of each direction in each tile of a grid with
 * `tiles` by `tiles`. A gradient between two tiles or directions counts for both in proportion, so that a
 * small shift changes little. Square roots keep one strong edge from dominating.
 */
export function edgeDirections(lab: Lab, tiles: number): number[] {
  const { width, height } = lab;
  const histogram = new Float64Array(tiles * tiles * EDGE_DIRECTIONS);
  const rows = Array.from({ length: height }, (_, y) => shares((y / height) * tiles - 0.5, tiles));
  const columns = Array.from({ length: width }, (_, x) => shares((x / width) * tiles - 0.5, tiles));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const { dx, dy, strength } = steepest(lab, y * width + x);
      if (strength < MIN_STRENGTH) continue;
      // Opposite directions are distinct: light on dark differs from dark on light.
      const circle = (Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI);
      const direction = circle * EDGE_DIRECTIONS - 0.5;
      const lower = Math.floor(direction);
      const shareOfNext = direction - lower;
      const weight = Math.sqrt(Math.min(strength, MAX_STRENGTH));
      for (const { tile: row, share: shareOfRow } of rows[y] ?? []) {
        for (const { tile: column, share: shareOfColumn } of columns[x] ?? []) {
          const start = (row * tiles + column) * EDGE_DIRECTIONS;
          const first = start + ((lower + EDGE_DIRECTIONS) % EDGE_DIRECTIONS);
          const next = start + ((lower + 1) % EDGE_DIRECTIONS);
          const amount = weight * shareOfRow * shareOfColumn;
          histogram[first] = (histogram[first] ?? 0) + amount * (1 - shareOfNext);
          histogram[next] = (histogram[next] ?? 0) + amount * shareOfNext;
        }
      }
    }
  }
  return Array.from(histogram, Math.sqrt);
}

/**
 * The two tiles nearest to a position (those that exist), each with its share by linear interpolation.
 */
function shares(position: number, tiles: number): { tile: number; share: number }[] {
  const lower = Math.floor(position);
  return [
    { tile: lower, share: lower + 1 - position },
    { tile: lower + 1, share: position - lower },
  ].filter(({ tile }) => tile >= 0 && tile < tiles);
}

/** The strongest gradient at a pixel, of lightness or of colour. */
function steepest({ width, l, a, b }: Lab, at: number) {
  let steepestYet = { dx: 0, dy: 0, strength: 0 };
  for (const plane of [l, a, b]) {
    const dx = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
    const dy = (plane[at + width] ?? 0) - (plane[at - width] ?? 0);
    const strength = Math.hypot(dx, dy);
    if (strength > steepestYet.strength) steepestYet = { dx, dy, strength };
  }
  return steepestYet;
}
