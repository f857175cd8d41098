import type { Raster } from '../../storage/raster.ts';
import type { Box } from './sampling.ts';

/** An object that is farther from a side of the picture, as a share of its width or height, is not cut there. */
const MAX_GAP = 0.15;
/** How far a cut object is supposed to reach beyond the picture, as a share of its width or height. */
const DEPTH = 0.06;

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
  return combinations.map((cut) => movedBeyond(box, cut));
}

function movedBeyond(box: Box, sides: readonly Side[]): Box {
  const moved = { ...box };
  for (const { name, outward, gap, extent } of sides)
    moved[name] += outward * (gap + DEPTH * extent);
  return moved;
}
