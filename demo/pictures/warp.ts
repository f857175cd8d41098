import type { Shape } from '../catalogue/looks.ts';
import type { Sprite } from './sprite.ts';

/** Reads a sprite at a point between its pixels into `into`; colours count by their opacity. Outside it is clear. */
function read({ width, height, data }: Sprite, x: number, y: number, into: Uint8Array, to: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const at = (top * width + left) * 4;
  const below = at + width * 4;
  const across = x - left;
  const down = y - top;
  const one = (1 - across) * (1 - down) * (data[at + 3] ?? 0);
  const two = across * (1 - down) * (data[at + 7] ?? 0);
  const three = (1 - across) * down * (data[below + 3] ?? 0);
  const four = across * down * (data[below + 7] ?? 0);
  const alpha = one + two + three + four;
  if (alpha < 0.5) return;
  for (let i = 0; i < 3; i++) {
    into[to + i] =
      (one * (data[at + i] ?? 0) +
        two * (data[at + 4 + i] ?? 0) +
        three * (data[below + i] ?? 0) +
        four * (data[below + 4 + i] ?? 0)) /
      alpha;
  }
  into[to + 3] = alpha;
}

/** Draws a sprite anew: `xFrom` and `yFrom` say which point of it is at a point of the new box. */
function warped(
  sprite: Sprite,
  { width, height }: { width: number; height: number },
  xFrom: (x: number, y: number) => number,
  yFrom: (x: number, y: number) => number,
): Sprite {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      read(sprite, xFrom(x, y), yFrom(x, y), data, to);
    }
  }
  return { width, height, data };
}

/** Room around the object, so that its edges are smooth. */
const MARGIN = 2;
/** How much narrower a quarter turn would make the object, and how much smaller its far side is. */
const NARROWER = 0.16;
const FAR_SIDE = 0.14;

/** Whether a shape leaves the object as it is. */
export const isPlain = ({ tall, wide, taper, bulge, yaw }: Shape): boolean =>
  tall === 1 && wide === 1 && taper === 0 && bulge === 0 && yaw === 0;

/** The object with other proportions, and turned about its vertical axis. */
export function shaped(sprite: Sprite, { tall, wide, taper, bulge, yaw }: Shape): Sprite {
  const width = Math.round(sprite.width * wide * (1 - NARROWER * Math.abs(yaw))) + 2 * MARGIN;
  const height = Math.round(sprite.height * tall) + 2 * MARGIN;
  const span = (size: number) => size - 2 * MARGIN - 1;
  // The widest row keeps its width.
  const widthAt = (v: number) => 1 + taper * (v - 0.5) + bulge * (0.75 - (2 * v - 1) ** 2);
  const rows = Array.from({ length: height }, (_, y) => widthAt((y - MARGIN) / span(height)));
  const widest = Math.max(...rows);
  const columns = Array.from(
    { length: width },
    (_, x) => 1 - FAR_SIDE * Math.abs(yaw) * (yaw > 0 ? x / width : 1 - x / width),
  );
  // Seen from a little above: the far side is higher than the near one, and its foot too.
  return warped(
    sprite,
    { width, height },
    (x, y) => {
      const u = (x - MARGIN) / span(width) - 0.5;
      return (0.5 + (u * widest) / (rows[y] ?? 1)) * (sprite.width - 1);
    },
    (x, y) => {
      const v = (y - MARGIN) / span(height) - 0.52;
      return (0.52 + v / (columns[x] ?? 1)) * (sprite.height - 1);
    },
  );
}

/** Turned clockwise by `degrees`, in a box that holds it. */
export function turned(sprite: Sprite, degrees: number): Sprite {
  if (degrees === 0) return sprite;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const box = (one: number, other: number) =>
    Math.ceil(Math.abs(one * cos) + Math.abs(other * sin)) + 2 * MARGIN;
  const width = box(sprite.width, sprite.height);
  const height = box(sprite.height, sprite.width);
  return warped(
    sprite,
    { width, height },
    (x, y) => (x - width / 2) * cos + (y - height / 2) * sin + sprite.width / 2,
    (x, y) => (y - height / 2) * cos - (x - width / 2) * sin + sprite.height / 2,
  );
}
