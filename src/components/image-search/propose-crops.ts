import {
  type Area,
  areaOf,
  around,
  cutOff,
  heightOf,
  insetBy,
  overlap,
  widthOf,
} from './picture-area.ts';
import { isInCorner, withoutBadges } from './picture-badges.ts';
import { type EdgeMap, edgesOf, groupsOf, type Pixels } from './picture-edges.ts';
import { groundOf, rectanglesOn } from './picture-ground.ts';

/** The side of the square into which pictures are scaled before they are looked at, in pixels. */
export const ANALYSIS_SIDE = 240;

/** A part of a picture; all numbers are shares of its width and height. */
export type Crop = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The most parts that are offered. */
const MAX_CROPS = 4;
/** A part that shows goods has at least this share of the area's shorter side as its shorter side. */
const MIN_SIDE = 0.2;
/** A part that is longer than wide by this factor, or wider than long, is text or a bar. */
const MAX_LENGTH = 2.4;
/** Several lines of text have at least so many gaps, and one for so many pixels of height. */
const MIN_GAPS = 2;
const HIGHEST_LINE = 20;
/** Parts of one thing are no farther apart than this share of the area's longer side. */
const NEAR = 0.03;
/** A group that is wider than high by this factor is a badge or a line of text beside goods, not a part of them. */
const BADGE_LENGTH = 2.2;
/**
 * At least this number of lines of text or bars means that the picture shows a page: there are hardly so many beside
 * one thing.
 */
const LINES_OF_A_PAGE = 3;
/** A line is at least this share of the area wide, and wider than high by this factor. */
const LINE = { width: 0.1, factor: 3 };
/** Two parts have about the same size if the smaller has at least this share of the larger one's area. */
const ABOUT_AS_LARGE = 0.5;
/** A part with at least this share of the picture is nearly the whole picture, so it isn't worth a proposal. */
const NEARLY_ALL = 0.95;
/** Ground that a crop keeps around the goods, as a share of their longer side. */
const MARGIN = 0.06;
/** The width of a frame's line, in pixels. */
const FRAME = 3;
/** How often a picture is looked for inside a framed part, such as that of a card with texts. */
const MAX_DEPTH = 3;

/**
 * Parts of a picture that may show goods: pictures in a screenshot or in a frame, without a badge in their corner. In the
 * order in which one reads. Empty if the picture shows goods on their ground and nothing else. `pixels` are at most
 * `ANALYSIS_SIDE` wide and high.
 */
export function proposeCrops(pixels: Pixels): Crop[] {
  const { width, height } = pixels;
  const whole: Area = { left: 0, top: 0, right: width, bottom: height };
  return partsIn({ pixels, edges: edgesOf(pixels) }, whole, 0)
    .filter((part) => areaOf(part) < areaOf(whole) * NEARLY_ALL)
    .map(({ left, top, right, bottom }) => ({
      x: left / width,
      y: top / height,
      width: (right - left) / width,
      height: (bottom - top) / height,
    }));
}

type Look = { readonly pixels: Pixels; readonly edges: EdgeMap };

/** The parts of an area that show goods; the area itself if it shows nothing else. */
function partsIn(look: Look, area: Area, depth: number): Area[] {
  const { pixels, edges } = look;
  const ground = groundOf(pixels, area);
  if (!ground) return [withoutBadges(pixels, area)];
  const rectangles = rectanglesOn(pixels, ground, area).filter((box) => !isInCorner(box, area));
  const beside = groupsOf(edges, area).filter(
    (group) => !rectangles.some((rectangle) => overlap(rectangle, group)),
  );
  const groups = [...rectangles, ...beside];
  const minSide = Math.min(widthOf(area), heightOf(area)) * MIN_SIDE;
  const texts = beside.filter((group) => isText(edges, group));
  const lines = groups.filter((group) => isLine(group, widthOf(area)));
  const isPage = texts.length > 0 || lines.length >= LINES_OF_A_PAGE;
  const others = groups.filter((group) => !texts.includes(group));
  const framed = new Set(rectangles);
  const near = Math.max(widthOf(area), heightOf(area)) * NEAR;
  const pictures = joined(others, framed, near).filter((group) => isPictureLike(group, minSide));
  const [largest] = pictures;
  // A framed part with nothing but lines of text shows no goods; one with something long may.
  if (!largest) return isPage && depth > 0 ? [] : [area];
  if (!isPage && framed.size === 0) return [withoutBadges(pixels, area)];
  return pictures
    .filter((group) => areaOf(group) >= areaOf(largest) * ABOUT_AS_LARGE)
    .slice(0, MAX_CROPS)
    .toSorted(inReadingOrder)
    .flatMap((group) => {
      if (!framed.has(group)) return [withGround(group, area, groups)];
      const inside = insetBy(group, FRAME);
      // Nothing can be seen inside so small a frame.
      if (Math.min(widthOf(inside), heightOf(inside)) < 1) return [group];
      if (depth >= MAX_DEPTH) return [inside];
      return partsIn(look, inside, depth + 1)
        .toSorted((a, b) => areaOf(b) - areaOf(a))
        .slice(0, 1);
    });
}

/** Parts of one thing, such as a pair of shoes, as one: those without a frame that are near each other. The largest first. */
function joined(groups: readonly Area[], framed: ReadonlySet<Area>, near: number): Area[] {
  const parts = groups.filter((group) => framed.has(group));
  for (const group of groups) {
    if (framed.has(group)) continue;
    const isBeside = parts.length > 0 && widthOf(group) >= heightOf(group) * BADGE_LENGTH;
    const at = isBeside
      ? -1
      : parts.findIndex((part) => !framed.has(part) && overlap(insetBy(part, -near), group));
    const other = parts[at];
    if (other) parts[at] = around(other, group);
    else parts.push(group);
  }
  return parts.toSorted((a, b) => areaOf(b) - areaOf(a));
}

function isPictureLike(group: Area, minSide: number): boolean {
  const [width, height] = [widthOf(group), heightOf(group)];
  return (
    Math.min(width, height) >= minSide &&
    Math.max(width, height) <= MAX_LENGTH * Math.min(width, height)
  );
}

/** Whether a group is several lines of text: rows between them have no edge. */
function isText({ width, isEdge }: EdgeMap, { left, top, right, bottom }: Area): boolean {
  let gaps = 0;
  let wasEmpty = false;
  for (let y = top; y < bottom; y++) {
    const row = isEdge.subarray(y * width + left, y * width + right);
    const isEmpty = row.every((edge) => edge === 0);
    if (isEmpty && !wasEmpty) gaps += 1;
    wasEmpty = isEmpty;
  }
  return gaps >= Math.max(MIN_GAPS, (bottom - top) / HIGHEST_LINE);
}

const isLine = (group: Area, areaWidth: number) =>
  widthOf(group) >= areaWidth * LINE.width && widthOf(group) >= heightOf(group) * LINE.factor;

/** Compares two areas by the order in which one reads: from top to bottom and, in one row, from left to right. */
function inReadingOrder(a: Area, b: Area): number {
  const sameRow = Math.abs(a.top - b.top) < Math.min(heightOf(a), heightOf(b)) / 2;
  return sameRow ? a.left - b.left : a.top - b.top;
}

/** A part with some of the ground around it, but nothing of other groups. */
function withGround(part: Area, area: Area, groups: readonly Area[]): Area {
  const margin = Math.round(Math.max(widthOf(part), heightOf(part)) * MARGIN);
  const wide = insetBy(part, -margin);
  let found: Area = {
    left: Math.max(area.left, wide.left),
    top: Math.max(area.top, wide.top),
    right: Math.min(area.right, wide.right),
    bottom: Math.min(area.bottom, wide.bottom),
  };
  for (const other of groups) {
    if (!overlap(other, part) && overlap(other, found)) found = cutOff(found, other);
  }
  return found;
}
