import { luminance } from '../../src/theme/oklab.ts';
import { type Build, buildOf } from './builds.ts';
import type { Good } from './good.ts';

/**
 * Proportions relative to the artwork. With 1 for `tall` and `wide`, and 0 for the others, the artwork stays as it
 * is.
 */
export type Shape = {
  tall: number;
  wide: number;
  /** A positive number widens the foot and narrows the top. */
  taper: number;
  /** A positive number widens the middle. */
  bulge: number;
  /** The turn about the vertical axis: from -1 (to the left) to 1 (to the right). */
  yaw: number;
};

export type Finish =
  | 'plain'
  | 'dip'
  | 'band'
  | 'stripes'
  | 'pinstripes'
  | 'dots'
  | 'speckle'
  | 'check'
  | 'split';

export type Prop = 'box' | 'card' | 'books' | 'plant' | 'cloth' | 'plinth' | 'stones' | 'sprig';

/** The look of one seller's version of a good, and how it is photographed. */
export type Look = {
  number: number;
  shape: Shape;
  finish: Finish;
  /** The second colour of the finish. */
  accent: string;
  prop: Prop | undefined;
  /** The number of items in the main picture. */
  pieces: number;
  /** The turn of a good that lies on a table, in degrees clockwise. */
  turn: number;
  /** Size in the picture, relative to the usual. */
  size: number;
};

type Style = Partial<Omit<Look, 'number' | 'accent' | 'shape'>> & { shape?: Partial<Shape> };

const STYLES: Record<Build, readonly Style[]> = {
  round: [
    { size: 1.06 },
    { shape: { tall: 1.2, wide: 0.9, taper: 0.12 }, finish: 'speckle', prop: 'cloth' },
    { shape: { tall: 0.82, wide: 1.1, bulge: 0.1 }, finish: 'dip', prop: 'plant' },
    { shape: { taper: 0.24, yaw: 0.5 }, finish: 'band', prop: 'books' },
    { shape: { tall: 1.08, taper: -0.22 }, finish: 'pinstripes', pieces: 2 },
    { shape: { tall: 0.92, bulge: -0.14, yaw: -0.5 }, finish: 'split', prop: 'plinth' },
  ],
  soft: [
    { size: 1.04, turn: -2 },
    { shape: { tall: 1.1, wide: 0.95 }, finish: 'stripes', prop: 'sprig', turn: 5 },
    { shape: { taper: 0.16 }, finish: 'dots', prop: 'card', turn: -6 },
    { shape: { tall: 0.92, wide: 1.06 }, finish: 'split', pieces: 2 },
    { shape: { taper: -0.1, bulge: -0.06 }, finish: 'check', prop: 'box', turn: 3 },
    { shape: { tall: 1.04 }, finish: 'pinstripes', prop: 'stones', turn: -9, size: 1.08 },
  ],
  made: [
    { size: 1.06 },
    { shape: { tall: 1.1, wide: 0.95 }, finish: 'dip', prop: 'plant' },
    { shape: { tall: 0.91, wide: 1.05 }, finish: 'dots', prop: 'plinth', turn: -7 },
    { shape: { taper: 0.12, yaw: 0.6 }, finish: 'band', prop: 'box', turn: 8 },
    { shape: { taper: -0.1 }, finish: 'check', pieces: 2, turn: -4 },
    { shape: { yaw: -0.7 }, finish: 'stripes', prop: 'card', turn: 12, size: 1.1 },
  ],
  rigid: [
    { size: 1.06 },
    { prop: 'plant', shape: { yaw: 0.6 }, turn: 9 },
    { prop: 'plinth', size: 1.05, turn: -8 },
    { pieces: 2, shape: { yaw: -0.4 }, turn: -4 },
    { prop: 'box', shape: { yaw: -0.8 }, turn: 14 },
    { prop: 'books', size: 1.14, turn: -16 },
  ],
};

/** The number of versions of each good. */
export const LOOKS = 6;

const LIGHT_ACCENTS = ['#f3eee4', '#ead9c2', '#dde4e6'];
const DARK_ACCENTS = ['#4b5967', '#a4644a', '#71805f'];

/** A second colour that can be told from the first. */
function accentOf(hex: string | undefined, number: number): string {
  const accents = hex && luminance(hex) > 0.38 ? DARK_ACCENTS : LIGHT_ACCENTS;
  return accents[number % accents.length] ?? '#f3eee4';
}

/**
 * A look of a good by its number, in the colour `hex`. `position` is the good's place in the catalogue, so
 * that neighbouring goods begin with different looks.
 */
export function lookOf(
  good: Good,
  hex: string | undefined,
  number: number,
  position: number,
): Look {
  const styles = STYLES[buildOf(good)];
  const { shape, finish = 'plain', ...style } = styles[(number + position) % styles.length] ?? {};
  // A multicoloured good has no main colour to print on.
  const isPrintable = good.colours.some((colour) => colour.hex !== undefined);
  return {
    number,
    shape: { tall: 1, wide: 1, taper: 0, bulge: 0, yaw: 0, ...shape },
    finish: isPrintable ? finish : 'plain',
    accent: accentOf(hex, number),
    prop: style.prop,
    pieces: style.pieces ?? 1,
    turn: style.turn ?? 0,
    size: style.size ?? 1,
  };
}
