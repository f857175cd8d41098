import type { Raster } from '../../storage/raster.ts';
import { edgeDirections } from './edges.ts';
import { objectBox } from './object-box.ts';
import { type Lab, sample } from './sampling.ts';

/**
 * What the object of a picture looks like, one signed byte a number: lightness in coarse waves,
 * directions of edges, colours by place, light and dark by place, proportions. Pictures that look
 * alike have numbers close to each other's. The same code describes the catalogue's pictures and
 * those that are searched by: whoever changes it describes the catalogue anew.
 */
export type Descriptor = Int8Array<ArrayBuffer>;

/** Side of the square that the object is looked at in. */
const SIDE = 48;
const WAVES = 8;
const EDGE_CELLS = 5;
const COLOUR_CELLS = 5;
const LIGHT_CELLS = 4;

/** How much each part counts: set so that a difference that people call the same weighs the same. */
const SCALE = { waves: 250, edges: 400, colours: 500, light: 120, shape: 40 };

const COLOURS_FROM = WAVES * WAVES - 1 + EDGE_CELLS ** 2 * 8;
/** Where the colours stand among the numbers. */
export const COLOURS = { from: COLOURS_FROM, to: COLOURS_FROM + COLOUR_CELLS ** 2 * 2 } as const;
export const LIGHT = { from: COLOURS.to, to: COLOURS.to + LIGHT_CELLS ** 2 } as const;
export const SHAPE = LIGHT.to;
export const DESCRIPTOR_BYTES = SHAPE + 1;

/** Describes a picture, or undefined where there is nothing to see: a plain ground, soft light. */
export function describe(raster: Raster): Descriptor | undefined {
  const box = objectBox(raster);
  if (!box) return undefined;
  const lab = sample(raster, box, SIDE, SIDE);
  const proportions = Math.log2((box.right - box.left) / (box.bottom - box.top));
  const numbers = [
    ...toLength(waves(lab), SCALE.waves),
    ...toLength(edgeDirections(lab, EDGE_CELLS), SCALE.edges),
    ...colours(lab),
    ...light(lab),
    proportions * SCALE.shape,
  ];
  return Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number))));
}

/** How unlike two pictures are: 0 for the same one. Without their colours where these are not known. */
export function unlikeness(one: Descriptor, other: Descriptor, withColours = true): number {
  let sum = 0;
  for (let i = 0; i < DESCRIPTOR_BYTES; i++) {
    if (!withColours && i === COLOURS.from) i = COLOURS.to;
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** Whether a picture has hardly any colour: a black and white one of something coloured, perhaps. */
export function isGrey(descriptor: Descriptor): boolean {
  return descriptor.subarray(COLOURS.from, COLOURS.to).every((number) => Math.abs(number) <= 12);
}

/** As the database keeps it: base64. */
export function packed(descriptor: Descriptor): string {
  return btoa(String.fromCharCode(...new Uint8Array(descriptor.buffer)));
}

export function unpacked(text: string): Descriptor {
  const signs = atob(text);
  const descriptor = new Int8Array(signs.length);
  for (let i = 0; i < signs.length; i++) descriptor[i] = signs.charCodeAt(i);
  return descriptor;
}

const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Float32Array.from({ length: SIDE }, (_, x) => Math.cos(((x + 0.5) * wave * Math.PI) / SIDE)),
);

/** The slowest waves of lightness across and down (a cosine transform), but for its mean. */
function waves({ l }: Lab): number[] {
  const across = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosine) => product(SIDE, (x) => (l[y * SIDE + x] ?? 0) * (cosine[x] ?? 0))),
  );
  const all = COSINES.flatMap((cosine, down) =>
    COSINES.map((_, wave) => {
      const sum = product(SIDE, (y) => (across[y]?.[wave] ?? 0) * (cosine[y] ?? 0));
      // Fast waves are weak in every picture, and tell as much.
      return sum * Math.sqrt(1 + wave + down);
    }),
  );
  return all.slice(1);
}

/** Mean colour of each cell, whatever light falls on it. */
function colours({ l, a, b }: Lab): number[] {
  return cellMeans(COLOUR_CELLS, (at) => {
    const lit = (l[at] ?? 0) + 0.15;
    return [(a[at] ?? 0) / lit, (b[at] ?? 0) / lit];
  }).map((number) => number * SCALE.colours);
}

/** Mean lightness of each cell, beside the lightest of the picture. */
function light({ l }: Lab): number[] {
  const lightest = (l.toSorted()[Math.floor(l.length * 0.97)] ?? 1) + 0.02;
  const means = cellMeans(LIGHT_CELLS, (at) => [(l[at] ?? 0) / lightest]);
  return means.map((number) => number * SCALE.light);
}

/** Means of what is read at each pixel, by cells of a grid. */
function cellMeans(count: number, read: (at: number) => readonly number[]): number[] {
  const start = (cell: number) => Math.round((cell * SIDE) / count);
  return Array.from({ length: count * count }, (_, index) => {
    const [row, column] = [Math.floor(index / count), index % count];
    const sums: number[] = [];
    let pixels = 0;
    for (let y = start(row); y < start(row + 1); y++) {
      for (let x = start(column); x < start(column + 1); x++) {
        pixels += 1;
        for (const [i, value] of read(y * SIDE + x).entries()) sums[i] = (sums[i] ?? 0) + value;
      }
    }
    return sums.map((sum) => sum / pixels);
  }).flat();
}

function product(count: number, read: (i: number) => number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += read(i);
  return sum;
}

/** The numbers, together as long as is wanted: contrast is no part of what a thing looks like. */
function toLength(numbers: readonly number[], length: number): number[] {
  const own = Math.hypot(...numbers) || 1;
  return numbers.map((number) => (number * length) / own);
}
