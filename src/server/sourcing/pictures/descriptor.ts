import type { Raster } from '../../storage/raster.ts';
import { EDGE_DIRECTIONS, edgeDirections } from './edges.ts';
import { objectBox } from './object-box.ts';
import { type Box, type Lab, mirroredLab, sample } from './sampling.ts';

/**
 * Describes the look of a picture's main object as a vector of signed bytes: the low frequencies of
 * lightness; for each tile of a grid its edge directions, its colour and its lightness (three grids);
 * and the proportions. Similar pictures have vectors at a small distance. The catalogue's pictures are
 * stored with their descriptors, so any change here requires describing the catalogue again.
 */
export type Descriptor = Int8Array<ArrayBuffer>;

/** The side of the square, in pixels, to which the object is scaled. */
const SIDE = 48;
/** The number of frequencies in each direction. */
const FREQUENCIES = 8;
/** The tiles on each side of the grids. */
const EDGE_TILES = 5;
const COLOUR_TILES = 5;
const LIGHTNESS_TILES = 4;

/** The weight of each part, set so that differences that people find equal have equal distances. */
const SCALE = { lowFrequencies: 250, edges: 400, colours: 500, lightness: 120, proportions: 40 };

// The indexes of the parts in the vector. The mean, which is the first frequency, is left out.
const EDGES_FROM = FREQUENCIES ** 2 - 1;
const COLOURS_FROM = EDGES_FROM + EDGE_TILES ** 2 * EDGE_DIRECTIONS;
/** Two numbers a tile, green-red and blue-yellow; `to` is the index after the last. */
export const COLOURS = { from: COLOURS_FROM, to: COLOURS_FROM + COLOUR_TILES ** 2 * 2 } as const;
export const LIGHTNESS = { from: COLOURS.to, to: COLOURS.to + LIGHTNESS_TILES ** 2 } as const;
export const PROPORTIONS = LIGHTNESS.to;
export const DESCRIPTOR_BYTES = PROPORTIONS + 1;

/** The descriptor of a picture; undefined if it shows no object, such as a plain background. */
export function describe(raster: Raster): Descriptor | undefined {
  const box = objectBox(raster);
  return box && describeObject(sample(raster, box, SIDE, SIDE), box);
}

/** The descriptors of the part of a picture in a box: upright, and mirrored. */
export function describeBothWays(raster: Raster, box: Box): [Descriptor, Descriptor] {
  const lab = sample(raster, box, SIDE, SIDE);
  return [describeObject(lab, box), describeObject(mirroredLab(lab), box)];
}

/** The descriptor of an object that is scaled to the square; `box` has its proportions. */
function describeObject(lab: Lab, box: Box): Descriptor {
  const proportions = Math.log2((box.right - box.left) / (box.bottom - box.top));
  const numbers = [
    ...scaledTo(lowFrequencies(lab), SCALE.lowFrequencies),
    ...scaledTo(edgeDirections(lab, EDGE_TILES), SCALE.edges),
    ...colours(lab),
    ...lightness(lab),
    proportions * SCALE.proportions,
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
  const maxColour = 12;
  return descriptor
    .subarray(COLOURS.from, COLOURS.to)
    .every((number) => Math.abs(number) <= maxColour);
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
  const byRow = new Float64Array(SIDE * FREQUENCIES);
  for (let y = 0; y < SIDE; y++) {
    for (const [horizontal, cosine] of COSINES.entries()) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += (l[y * SIDE + x] ?? 0) * (cosine[x] ?? 0);
      byRow[y * FREQUENCIES + horizontal] = sum;
    }
  }
  const all = COSINES.flatMap((cosine, vertical) =>
    COSINES.map((_, horizontal) => {
      let sum = 0;
      for (let y = 0; y < SIDE; y++)
        sum += (byRow[y * FREQUENCIES + horizontal] ?? 0) * (cosine[y] ?? 0);
      // Higher frequencies are weaker in every picture, but distinguish pictures just as well as low
      // ones, so they are amplified.
      return sum * Math.sqrt(1 + horizontal + vertical);
    }),
  );
  return all.slice(1);
}

/**
 * The mean, over each tile, of the pixels' colour divided by their lightness (0 to 1), so that lighting
 * hardly matters. 0.15 keeps the noise of dark pixels small.
 */
function colours({ l, a, b }: Lab): number[] {
  const meansOf = (plane: Float32Array) =>
    tileMeans(COLOUR_TILES, (at) => (plane[at] ?? 0) / ((l[at] ?? 0) + 0.15));
  const yellows = meansOf(b);
  return meansOf(a)
    .flatMap((red, tile) => [red, yellows[tile] ?? 0])
    .map((number) => number * SCALE.colours);
}

/**
 * The mean lightness of each tile, relative to the lightest part of the picture: the 97th percentile,
 * which leaves out highlights. 0.02 avoids a division by 0 in a black picture.
 */
function lightness({ l }: Lab): number[] {
  const lightest = (l.toSorted()[Math.floor(l.length * 0.97)] ?? 1) + 0.02;
  const means = tileMeans(LIGHTNESS_TILES, (at) => (l[at] ?? 0) / lightest);
  return means.map((number) => number * SCALE.lightness);
}

/** The means of per-pixel values over the tiles of a `count` by `count` grid. */
function tileMeans(count: number, read: (at: number) => number): number[] {
  const start = (tile: number) => Math.round((tile * SIDE) / count);
  return Array.from({ length: count * count }, (_, index) => {
    const [row, column] = [Math.floor(index / count), index % count];
    let sum = 0;
    let pixels = 0;
    for (let y = start(row); y < start(row + 1); y++) {
      for (let x = start(column); x < start(column + 1); x++) {
        pixels += 1;
        sum += read(y * SIDE + x);
      }
    }
    return sum / pixels;
  });
}

/** Scales a vector to a fixed length, so that contrast does not matter. */
function scaledTo(numbers: readonly number[], length: number): number[] {
  const currentLength = Math.hypot(...numbers) || 1;
  return numbers.map((number) => (number * length) / currentLength);
}
