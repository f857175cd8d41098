import type { Build } from '../catalogue/builds.ts';
import type { Finish } from '../catalogue/looks.ts';
import type { Sprite } from './sprite.ts';

/**
 * How much of the second colour is at a point of the object, 0 to 1: `u` and `v` are shares of the longest side, `down`
 * of the height.
 */
type Pattern = (u: number, v: number, down: number) => number;

/** 0 below `edge`, 1 above, without a step: `soft` is the width of the change. */
const above = (edge: number, value: number, soft = 0.008) =>
  Math.min(1, Math.max(0, 0.5 + (value - edge) / (2 * soft)));
const between = (from: number, to: number, value: number, soft?: number) =>
  above(from, value, soft) * (1 - above(to, value, soft));
/** A part of each of `count` equal stretches. */
const repeated = (value: number, count: number, share: number) =>
  between(0.5 - share / 2, 0.5 + share / 2, (((value * count) % 1) + 1) % 1, 0.008 * count);

/** A number of 0 to 1 that belongs to a place of a grid. */
function scattered(column: number, row: number, salt: number): number {
  let mixed =
    Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Dots of a grid whose rows are offset by half a step. */
const dots =
  (count: number, radius: number): Pattern =>
  (u, v) => {
    const row = Math.floor(v * count);
    const x = u * count + (row % 2 === 0 ? 0 : 0.5);
    const distance = Math.hypot(x - Math.floor(x) - 0.5, v * count - row - 0.5);
    return 1 - above(radius, distance, 0.06);
  };

/** Grains of different sizes in random places, as in a glaze. */
const speckle: Pattern = (u, v) => {
  const count = 26;
  const [column, row] = [Math.floor(u * count), Math.floor(v * count)];
  const at = (salt: number) => scattered(column, row, salt);
  if (at(1) > 0.5) return 0;
  const distance = Math.hypot(
    u * count - column - 0.25 - at(2) / 2,
    v * count - row - 0.25 - at(3) / 2,
  );
  return (1 - above(0.09 + at(4) * 0.16, distance, 0.09)) * 0.85;
};

const PATTERNS: Record<Exclude<Finish, 'plain'>, Pattern> = {
  dip: (_u, _v, down) => above(0.64, down),
  split: (_u, _v, down) => 1 - above(0.42, down),
  band: (_u, _v, down) => Math.max(between(0.5, 0.62, down), between(0.66, 0.68, down)),
  stripes: (_u, v) => repeated(v, 11, 0.42),
  pinstripes: (u) => repeated(u, 13, 0.24),
  dots: dots(9, 0.24),
  speckle,
  check: (u, v) => (repeated(u, 8, 0.5) + repeated(v, 8, 0.5)) * 0.42,
};

/** A finish on a solid: by the turn around its axis and the height, both 0 to 1. */
export const aroundPattern = (finish: Exclude<Finish, 'plain'>) => (turn: number, height: number) =>
  PATTERNS[finish](turn * 2, 1 - height, 1 - height);

/** The outermost part of a round surface is seen at an angle. */
const aroundRound = (u: number) =>
  0.5 + Math.asin(Math.min(1, Math.max(-1, (2 * u - 1) * 0.98))) / Math.PI;
/** How far lines around a round surface sag, seen from a little above. */
const SAG = 0.07;

/** An object with a pattern of `other`, which is the same object with another main colour. */
export function finished(
  sprite: Sprite,
  other: Sprite,
  finish: Exclude<Finish, 'plain'>,
  build: Build,
): Sprite {
  const pattern = PATTERNS[finish];
  const isRound = build === 'round';
  const { width, height } = sprite;
  const data = new Uint8Array(sprite.data);
  const longest = Math.max(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (data[at + 3] === 0) continue;
      // Patterns are not stretched with the object's proportions.
      const [across, down] = [x / width, y / height];
      const sag = isRound ? SAG * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)) : 0;
      const u = isRound ? aroundRound(across) : ((across - 0.5) * width) / longest + 0.5;
      const v = ((down - sag) * height) / longest;
      const share = pattern(u, v, down - sag);
      for (let channel = 0; channel < 3; channel++) {
        const one = data[at + channel] ?? 0;
        data[at + channel] = one + ((other.data[at + channel] ?? 0) - one) * share;
      }
    }
  }
  return { ...sprite, data };
}
