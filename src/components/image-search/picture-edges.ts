import { type Area, areaOf, heightOf, holds, widthOf } from './picture-area.ts';

/** A picture: four bytes a pixel, red, green, blue and opacity, as a canvas has them. */
export type Pixels = {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
};

/** Which pixels are on an edge: one byte a pixel. */
export type EdgeMap = {
  readonly width: number;
  readonly height: number;
  readonly isEdge: Uint8Array;
};

/** The least difference between neighbours at an edge: the sum of the three colours' differences, each up to 255. */
const MIN_DIFFERENCE = 40;
/** Edges that are no farther apart than twice this, in pixels, belong together. */
const REACH = 2;

export function edgesOf({ width, height, data }: Pixels, least = MIN_DIFFERENCE): EdgeMap {
  const isEdge = new Uint8Array(width * height);
  const difference = (a: number, b: number) =>
    Math.abs((data[a] ?? 0) - (data[b] ?? 0)) +
    Math.abs((data[a + 1] ?? 0) - (data[b + 1] ?? 0)) +
    Math.abs((data[a + 2] ?? 0) - (data[b + 2] ?? 0));
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const at = y * width + x;
      const across = difference(at * 4, (at + 1) * 4);
      const down = difference(at * 4, (at + width) * 4);
      if (Math.max(across, down) >= least) isEdge[at] = 1;
    }
  }
  return { width, height, isEdge };
}

/** The boxes of edges that belong together, inside an area. A box inside another is left out. */
export function groupsOf(edges: EdgeMap, within: Area): Area[] {
  const boxes = boxesOf(widened(edges, within), edges.width, within);
  return outermost(boxes.map((box) => shrunk(box, within)));
}

/** The boxes of marked pixels that touch each other, inside an area. */
export function boxesOf(marked: Uint8Array, width: number, within: Area): Area[] {
  const left = marked.slice();
  const boxes: Area[] = [];
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      const at = y * width + x;
      if (left[at]) boxes.push(takenFrom(left, at, width, within));
    }
  }
  return boxes;
}

/** The boxes that are not in another one, the largest first. */
export function outermost(boxes: readonly Area[]): Area[] {
  const bySize = boxes
    .filter((box) => widthOf(box) > 1 && heightOf(box) > 1)
    .toSorted((a, b) => areaOf(b) - areaOf(a));
  return bySize.filter((box, index) => !bySize.slice(0, index).some((other) => holds(other, box)));
}

/** The edges inside an area, each as wide as its reach. */
function widened({ width, height, isEdge }: EdgeMap, within: Area): Uint8Array {
  const near = new Uint8Array(width * height);
  for (let y = within.top; y < within.bottom; y++) {
    for (let x = within.left; x < within.right; x++) {
      if (!isEdge[y * width + x]) continue;
      const [top, bottom] = [
        Math.max(within.top, y - REACH),
        Math.min(within.bottom, y + REACH + 1),
      ];
      const [left, right] = [
        Math.max(within.left, x - REACH),
        Math.min(within.right, x + REACH + 1),
      ];
      for (let row = top; row < bottom; row++)
        near.fill(1, row * width + left, row * width + right);
    }
  }
  return near;
}

/** The box of all marked pixels that can be reached from the pixel `start` over marked ones. Removes their marks. */
function takenFrom(marked: Uint8Array, start: number, width: number, within: Area): Area {
  const waiting: number[] = [];
  const take = (at: number) => {
    if (!marked[at]) return;
    marked[at] = 0;
    waiting.push(at);
  };
  take(start);
  let { left: right, top: bottom, right: left, bottom: top } = within;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
    if (x > within.left) take(at - 1);
    if (x < within.right - 1) take(at + 1);
    if (y > within.top) take(at - width);
    if (y < within.bottom - 1) take(at + width);
  }
  return { left, top, right, bottom };
}

/** The box of the edges themselves, without their reach. */
const shrunk = (box: Area, within: Area): Area => ({
  left: box.left === within.left ? box.left : box.left + REACH,
  top: box.top === within.top ? box.top : box.top + REACH,
  right: box.right === within.right ? box.right : box.right - REACH,
  bottom: box.bottom === within.bottom ? box.bottom : box.bottom - REACH,
});
