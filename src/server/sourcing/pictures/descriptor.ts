import type { Raster } from '../../storage/raster.ts';
import { edgeDirections } from './edges.ts';
import { objectBox } from './object-box.ts';
import { type Lab, sample } from './sampling.ts';

/**
 * Describes the look of a picture's main object as a vector of signed bytes: low frequencies of
 * lightness, edge directions, colours by cell, lightness by cell, proportions. Similar pictures have
 * vectors at a small distance. The catalogue's pictures are stored with their descriptors, so any change
 * here requires describing the catalogue again.
 */
export type Descriptor = Int8Array<ArrayBuffer>;

/** The object is scaled to a square of so many pixels a side. */
const SIDE = 48;
const FREQUENCIES = 8;
const EDGE_CELLS = 5;
const COLOUR_CELLS = 5;
const LIGHTNESS_CELLS = 4;

/** The weight of each part, set so that differences that people find equal have equal distances. */
const SCALE = { lowFrequencies: 250, edges: 400, colours: 500, lightness: 120, shape: 40 };

const COLOURS_FROM = FREQUENCIES * FREQUENCIES - 1 + EDGE_CELLS ** 2 * 8;
/** The index range of the colours in the vector. */
export const COLOURS = { from: COLOURS_FROM, to: COLOURS_FROM + COLOUR_CELLS ** 2 * 2 } as const;
export const LIGHTNESS = { from: COLOURS.to, to: COLOURS.to + LIGHTNESS_CELLS ** 2 } as const;
export const SHAPE = LIGHTNESS.to;
export const DESCRIPTOR_BYTES = SHAPE + 1;

/** The descriptor of a picture; undefined if it shows no object, such as a plain background. */
export function describe(raster: Raster): Descriptor | undefined {
  const box = objectBox(raster);
  if (!box) return undefined;
  const lab = sample(raster, box, SIDE, SIDE);
  const proportions = Math.log2((box.right - box.left) / (box.bottom - box.top));
  const numbers = [
    ...scaledTo(lowFrequencies(lab), SCALE.lowFrequencies),
    ...scaledTo(edgeDirections(lab, EDGE_CELLS), SCALE.edges),
    ...colours(lab),
    ...lightness(lab),
    proportions * SCALE.shape,
  ];
  return Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number))));
}

/**
 * The squared Euclidean distance of two descriptors, 0 if equal. `withColours` false ignores the
 * colours.
 */
export function distance(one: Descriptor, other: Descriptor, withColours = true): number {
  let sum = 0;
  for (let i = 0; i < DESCRIPTOR_BYTES; i++) {
    if (!withColours && i === COLOURS.from) i = COLOURS.to;
    const difference = (one[i] ?? 0) - (other[i] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/**
 * Whether a picture has hardly any colour. It may be a black-and-white picture of a coloured
 * object.
 */
export function isGrey(descriptor: Descriptor): boolean {
  return descriptor.subarray(COLOURS.from, COLOURS.to).every((number) => Math.abs(number) <= 12);
}

/** Base64, as stored in the database. */
export function encodeDescriptor(descriptor: Descriptor): string {
  return btoa(String.fromCharCode(...new Uint8Array(descriptor.buffer)));
}

export function decodeDescriptor(text: string): Descriptor {
  const bytes = atob(text);
  const descriptor = new Int8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) descriptor[i] = bytes.charCodeAt(i);
  return descriptor;
}

const COSINES = Array.from({ length: FREQUENCIES }, (_, wave) =>
  Float32Array.from({ length: SIDE }, (_, x) => Math.cos(((x + 0.5) * wave * Math.PI) / SIDE)),
);

/**
 * The lowest frequencies of lightness in both directions (a cosine transform), without the mean.
 */
function lowFrequencies({ l }: Lab): number[] {
  const across = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosine) => product(SIDE, (x) => (l[y * SIDE + x] ?? 0) * (cosine[x] ?? 0))),
  );
  const all = COSINES.flatMap((cosine, down) =>
    COSINES.map((_, wave) => {
      const sum = product(SIDE, (y) => (across[y]?.[wave] ?? 0) * (cosine[y] ?? 0));
      // Higher frequencies are weaker in every picture but tell as much, so they are amplified.
      return sum * Math.sqrt(1 + wave + down);
    }),
  );
  return all.slice(1);
}

/** The mean colour of each cell, divided by its lightness so that lighting hardly matters. */
function colours({ l, a, b }: Lab): number[] {
  return cellMeans(COLOUR_CELLS, (at) => {
    const lit = (l[at] ?? 0) + 0.15;
    return [(a[at] ?? 0) / lit, (b[at] ?? 0) / lit];
  }).map((number) => number * SCALE.colours);
}

/** The mean lightness of each cell, relative to the lightest part of the picture. */
function lightness({ l }: Lab): number[] {
  const lightest = (l.toSorted()[Math.floor(l.length * 0.97)] ?? 1) + 0.02;
  const means = cellMeans(LIGHTNESS_CELLS, (at) => [(l[at] ?? 0) / lightest]);
  return means.map((number) => number * SCALE.lightness);
}

/** The means of per-pixel values over the cells of a `count` by `count` grid. */
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

/** Scales a vector to a fixed length, so that contrast does not matter. */
function scaledTo(numbers: readonly number[], length: number): number[] {
  const own = Math.hypot(...numbers) || 1;
  return numbers.map((number) => (number * length) / own);
}
