import type { Raster } from '../../storage/raster.ts';
import type { Box } from './sampling.ts';

/** An object that is farther from a side of the picture, as a share of its width or height, is not cut there. */
const MAX_GAP = 0.15;
/** How far a cut object is supposed to reach beyond the picture, as a share of its width or height. */
const CUT_OFF = 0.06;

/**
 * A side of a box: how far it is from that side of the picture, as a share of the picture's width or height, and where
 * it is supposed to be if the object is cut there.
 */
type Side = { name: keyof Box; gap: number; uncut: number };

/**
 * The boxes that the main object may have if somebody has cropped the picture, so that it shows only a part of it. `box` is
 * of what is seen; in each result, some of its sides near the picture's are moved to where they are supposed to be.
 */
export function cutBoxes({ width, height }: Omit<Raster, 'rgb'>, box: Box): Box[] {
  const sides: Side[] = [
    { name: 'left', gap: box.left / width, uncut: -CUT_OFF * width },
    { name: 'top', gap: box.top / height, uncut: -CUT_OFF * height },
    { name: 'right', gap: 1 - box.right / width, uncut: (1 + CUT_OFF) * width },
    { name: 'bottom', gap: 1 - box.bottom / height, uncut: (1 + CUT_OFF) * height },
  ];
  let boxes = [box];
  for (const { name, uncut } of sides.filter(({ gap }) => gap <= MAX_GAP)) {
    boxes = [...boxes, ...boxes.map((one) => ({ ...one, [name]: uncut }))];
  }
  // The first one is cut nowhere.
  return boxes.slice(1);
}
