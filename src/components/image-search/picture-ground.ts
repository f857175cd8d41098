import type { Area } from './picture-area.ts';
import { boxesOf, outermost, type Pixels } from './picture-edges.ts';

/** A colour of the ring around an area is its ground if at least this share of the ring has it. */
const MIN_SHARE = 0.3;
/**
 * Pixels whose colours differ by no more than this have the same colour. Differences are summed as for edges
 * (`MIN_DIFFERENCE` in picture-edges.ts).
 */
const SAME = 6;
/** Pixels that differ from the ground by more than this are not ground. */
const MIN_DIFFERENCE = 14;
/** The least share of a side along which the box must differ from the ground beyond it. */
const STRAIGHT = 0.75;
/** How far outside a side, in pixels, the colour beyond it is read: pixels at the side itself are a mixture. */
const SIDE_DEPTH = 2;
/**
 * How far inside a side, in pixels, the colour must have changed. A colour that changes more slowly is light that
 * fades on a wall.
 */
const DEPTHS = [0, 1, 2];

type Colour = readonly [red: number, green: number, blue: number];

const colourAt = ({ data, width }: Pixels, x: number, y: number): Colour => {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const difference = (a: Colour, b: Colour) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/**
 * The even colour of the page around what an area shows. Undefined if there is none: the area is then a photo that fills
 * it, because a wall or a table is never of one colour.
 */
export function groundOf(pixels: Pixels, area: Area): Colour | undefined {
  const ring = ringOf(pixels, area);
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (const colour of ring) {
    const entry = counts.get(String(colour)) ?? { colour, count: 0 };
    entry.count += 1;
    counts.set(String(colour), entry);
  }
  const [most] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  if (!most) return undefined;
  const same = ring.filter((colour) => difference(colour, most.colour) <= SAME).length;
  return same >= ring.length * MIN_SHARE ? most.colour : undefined;
}

/** The colours of the outermost pixels. */
function ringOf(pixels: Pixels, { left, top, right, bottom }: Area): Colour[] {
  const ring: Colour[] = [];
  for (let x = left; x < right; x++)
    ring.push(colourAt(pixels, x, top), colourAt(pixels, x, bottom - 1));
  for (let y = top + 1; y < bottom - 1; y++)
    ring.push(colourAt(pixels, left, y), colourAt(pixels, right - 1, y));
  return ring;
}

/** The boxes on a ground that have straight sides: pictures on a page, cards, and frames. */
export function rectanglesOn(pixels: Pixels, ground: Colour, area: Area): Area[] {
  const { width, height } = pixels;
  const isOther = new Uint8Array(width * height);
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      if (difference(colourAt(pixels, x, y), ground) > MIN_DIFFERENCE) isOther[y * width + x] = 1;
    }
  }
  return outermost(boxesOf(isOther, width, area)).filter((box) =>
    isRectangle(pixels, ground, area, box),
  );
}

/**
 * Whether a box differs from the ground around it along three sides or more, at least one of which is inside the area.
 */
function isRectangle(pixels: Pixels, ground: Colour, area: Area, box: Area): boolean {
  const { left, top, right, bottom } = box;
  const colour = (x: number, y: number) =>
    x >= area.left && x < area.right && y >= area.top && y < area.bottom
      ? colourAt(pixels, x, y)
      : ground;
  /**
   * Whether a side is straight. `pixel` returns the colour of a pixel `along` the side, `depth` pixels inside the box
   * or, if negative, outside of it.
   */
  const isStraight = (
    from: number,
    to: number,
    pixel: (along: number, depth: number) => Colour,
  ) => {
    let count = 0;
    for (let along = from; along < to; along++) {
      const beyond = pixel(along, -SIDE_DEPTH);
      if (DEPTHS.some((depth) => difference(pixel(along, depth), beyond) > MIN_DIFFERENCE))
        count += 1;
    }
    return count >= (to - from) * STRAIGHT;
  };
  const sides = [
    {
      isInside: top > area.top,
      isStraight: isStraight(left, right, (x, depth) => colour(x, top + depth)),
    },
    {
      isInside: bottom < area.bottom,
      isStraight: isStraight(left, right, (x, depth) => colour(x, bottom - 1 - depth)),
    },
    {
      isInside: left > area.left,
      isStraight: isStraight(top, bottom, (y, depth) => colour(left + depth, y)),
    },
    {
      isInside: right < area.right,
      isStraight: isStraight(top, bottom, (y, depth) => colour(right - 1 - depth, y)),
    },
  ].filter((side) => side.isStraight);
  return sides.length >= 3 && sides.some((side) => side.isInside);
}
