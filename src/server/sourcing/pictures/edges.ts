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
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const { dx, dy, strength } = steepest(lab, y * width + x);
      if (strength < FAINT) continue;
      // A direction and its opposite are apart: light on dark is not dark on light.
      const turn = ((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * DIRECTIONS;
      const weight = Math.sqrt(Math.min(strength, CLEAR));
      for (const [row, ofRow] of shares((y / height) * cells - 0.5)) {
        for (const [column, ofColumn] of shares((x / width) * cells - 0.5)) {
          if (row < 0 || column < 0 || row >= cells || column >= cells) continue;
          for (const [direction, ofDirection] of shares(turn - 0.5)) {
            const at =
              (row * cells + column) * DIRECTIONS + ((direction + DIRECTIONS) % DIRECTIONS);
            found[at] = (found[at] ?? 0) + weight * ofRow * ofColumn * ofDirection;
          }
        }
      }
    }
  }
  return Array.from(found, Math.sqrt);
}

/** The two whole numbers around a place, and how near each is. */
function shares(place: number): [number, number][] {
  const below = Math.floor(place);
  return [
    [below, below + 1 - place],
    [below + 1, place - below],
  ];
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
