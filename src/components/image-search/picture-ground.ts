import { type Area, heightOf, widthOf } from './picture-area.ts';
import { boxesOf, outermost, type Pixels } from './picture-edges.ts';

/** A colour of the ring around an area is its ground if at least this share of the ring has it. */
const MIN_SHARE = 0.3;
/** Pixels whose colours differ by no more than this have the same colour. Summed as at edges. */
const SAME = 6;
/** Pixels that differ from the ground by more than this are on the ground. */
const MIN_DIFFERENCE = 14;
/** The share of a side that must differ from the ground. */
const STRAIGHT = 0.75;
/** How far from the side, in pixels, it may be: pixels at a side are a mixture of both colours. */
const SIDE_DEPTH = 2;

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
  return outermost(boxesOf(isOther, width, area)).filter((box) => isRectangle(isOther, width, box));
}

/** Whether at least three sides of a box are straight; a badge or the colour of the ground may interrupt the fourth. */
function isRectangle(isOther: Uint8Array, width: number, box: Area): boolean {
  const { left, top, right, bottom } = box;
  const at = (x: number, y: number) => isOther[y * width + x] === 1;
  const depths = Array.from({ length: SIDE_DEPTH }, (_, depth) => depth);
  const share = (length: number, isOn: (along: number, depth: number) => boolean) =>
    Math.max(
      ...depths.map(
        (depth) => Array.from({ length }, (_, along) => isOn(along, depth)).filter(Boolean).length,
      ),
    ) / length;
  const sides = [
    share(widthOf(box), (along, depth) => at(left + along, top + depth)),
    share(widthOf(box), (along, depth) => at(left + along, bottom - 1 - depth)),
    share(heightOf(box), (along, depth) => at(left + depth, top + along)),
    share(heightOf(box), (along, depth) => at(right - 1 - depth, top + along)),
  ];
  return sides.filter((side) => side >= STRAIGHT).length >= 3;
}
