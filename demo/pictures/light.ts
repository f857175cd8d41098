import type { Light } from './canvas.ts';
import type { Sprite } from './sprite.ts';

/** Light at the left edge, at the right edge, and at the foot. */
const [LEFT, RIGHT, FOOT] = [1.05, 0.88, 0.93];
/** The share of the height that is near the ground. */
const NEAR_GROUND = 0.14;

/** The light of a room on an object: less at its right side, and where it touches the ground. */
export function roomLight({ width, height }: Sprite): Light {
  const columns = new Float32Array(width);
  for (let x = 0; x < width; x++) columns[x] = LEFT + ((RIGHT - LEFT) * x) / width;
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const near = Math.max(0, 1 - (1 - y / height) / NEAR_GROUND);
    rows[y] = 1 - (1 - FOOT) * near;
  }
  return { rows, columns };
}
