import type { Sprite } from './sprite.ts';

/** Light at the left edge, at the right edge, and at the foot, of 1. */
const [LEFT, RIGHT, FOOT] = [1.05, 0.88, 0.93];
/** The share of the height that is near the ground. */
const NEAR_GROUND = 0.14;

/** An object in the light of a room: less at its right side, and where it touches the ground. */
export function lit({ width, height, data }: Sprite): Sprite {
  const result = Uint8ClampedArray.from(data);
  const columns = Float32Array.from(
    { length: width },
    (_, x) => LEFT + ((RIGHT - LEFT) * x) / width,
  );
  for (let y = 0, at = 0; y < height; y++) {
    const near = Math.max(0, 1 - (1 - y / height) / NEAR_GROUND);
    const down = 1 - (1 - FOOT) * near;
    for (let x = 0; x < width; x++, at += 4) {
      const light = (columns[x] ?? 1) * down;
      result[at] = (data[at] ?? 0) * light;
      result[at + 1] = (data[at + 1] ?? 0) * light;
      result[at + 2] = (data[at + 2] ?? 0) * light;
    }
  }
  return { width, height, data: new Uint8Array(result.buffer) };
}
