import { type Area, areaOf, cutOff, heightOf, insetBy, widthOf } from './picture-area.ts';
import { boxesOf, edgesOf, type Pixels } from './picture-edges.ts';

/**
 * Neighbouring pixels that differ by less than this have the same colour. Differences are summed as for edges
 * (`MIN_DIFFERENCE` in picture-edges.ts).
 */
const EVEN = 10;
/** A badge has at most this share of the picture's area, and is at least this share of its height high. */
const MAX_BADGE = 0.09;
const MIN_BADGE = 0.03;
/** A badge is wider than high by this factor. */
const MIN_LENGTH = 1.5;
/** A badge is in a corner: no farther from two sides than this share of the picture's longer side. */
const CORNER = 0.1;
/** The least share of a badge's box that has its colour; the rest is text and round ends. */
const MIN_EVEN = 0.35;
/** The least share of a badge's width along which its upper and lower sides are straight. */
const STRAIGHT = 0.6;
/** The width of the edge around an even area, in pixels. */
const EDGE = 3;
/** The largest share of the picture that may be cut off with a badge. */
const MAX_CUT = 0.18;

/** A picture without the badges in its corners: even areas with a straight upper and lower side. */
export function withoutBadges(pixels: Pixels, area: Area): Area {
  const { width } = pixels;
  const isEven = edgesOf(pixels, EVEN).isEdge.map((edge) => 1 - edge);
  return boxesOf(isEven, width, area)
    .filter((box) => isInCorner(box, area) && isBadge(isEven, width, box))
    .reduce((rest, badge) => {
      const cut = cutOff(rest, insetBy(badge, -EDGE));
      return areaOf(cut) >= areaOf(rest) * (1 - MAX_CUT) ? cut : rest;
    }, area);
}

/** Whether a box has the size and the place of a badge. */
export function isInCorner(box: Area, area: Area): boolean {
  const near = Math.max(widthOf(area), heightOf(area)) * CORNER;
  return (
    areaOf(box) <= areaOf(area) * MAX_BADGE &&
    heightOf(box) >= heightOf(area) * MIN_BADGE &&
    widthOf(box) >= heightOf(box) * MIN_LENGTH &&
    Math.min(box.left - area.left, area.right - box.right) <= near &&
    Math.min(box.top - area.top, area.bottom - box.bottom) <= near
  );
}

function isBadge(isEven: Uint8Array, width: number, { left, top, right, bottom }: Area): boolean {
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const at = (top + row) * width;
    return isEven.subarray(at + left, at + right).reduce((sum, even) => sum + even, 0);
  });
  const longest = (right - left) * STRAIGHT;
  const isStraight = (counts: number[]) => counts.some((count) => count >= longest);
  const evenCount = rows.reduce((sum, count) => sum + count, 0);
  return (
    isStraight(rows.slice(0, 2)) &&
    isStraight(rows.slice(-2)) &&
    evenCount >= (right - left) * (bottom - top) * MIN_EVEN
  );
}
