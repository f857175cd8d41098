import type { Raster } from '../../storage/raster.ts';
import type { Box } from './sampling.ts';

/** An object that is farther from a side of the picture, as a share of its width or height, is not cut there. */
const MAX_GAP = 0.15;
/** How far a cut object may reach beyond the picture, as shares of its width or height. */
const DEPTHS = [0.04, 0.1];

/** A side of a box: how far it is from that side of the picture, and the picture's extent in that direction. */
type Side = { name: keyof Box; outward: 1 | -1; gap: number; extent: number };

/**
 * The boxes of the main object if the picture shows only a part of it, because somebody has cropped it:
 * every combination of the sides that are near the picture's, moved beyond it. `box`: of what is seen.
 */
export function cutBoxes({ width, height }: Omit<Raster, 'rgb'>, box: Box): Box[] {
  const sides: Side[] = [
    { name: 'left', outward: -1, gap: box.left, extent: width },
    { name: 'top', outward: -1, gap: box.top, extent: height },
    { name: 'right', outward: 1, gap: width - box.right, extent: width },
    { name: 'bottom', outward: 1, gap: height - box.bottom, extent: height },
  ];
  const near = sides.filter(({ gap, extent }) => gap <= MAX_GAP * extent);
  const combinations = Array.from({ length: 2 ** near.length }, (_, set) =>
    near.filter((_, place) => set & (1 << place)),
  ).slice(1);
  return DEPTHS.flatMap((depth) => combinations.map((cut) => movedBeyond(box, cut, depth)));
}

function movedBeyond(box: Box, sides: readonly Side[], depth: number): Box {
  const moved = { ...box };
  for (const { name, outward, gap, extent } of sides)
    moved[name] += outward * (gap + depth * extent);
  return moved;
}
