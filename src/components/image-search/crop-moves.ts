import type { Crop } from './propose-crops.ts';

/**
 * Which side of a frame is moved, horizontally (`x`) and vertically (`y`): its start (-1), its end (1), or both
 * together (0). The start is left and top in every language, because pictures are not mirrored.
 */
export type Handle = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };

export const WHOLE_FRAME: Handle = { x: 0, y: 0 };

/** The least width and height of a part, as a share of the picture's. */
export const MIN_CROP = 0.08;

/** A part after one of its handles was moved by shares of the picture's width and height. It stays in the picture. */
export function movedCrop(crop: Crop, handle: Handle, by: { x: number; y: number }): Crop {
  const [x, width] = movedRange(crop.x, crop.width, handle.x, by.x);
  const [y, height] = movedRange(crop.y, crop.height, handle.y, by.y);
  return { x, y, width, height };
}

function movedRange(start: number, length: number, what: -1 | 0 | 1, by: number): [number, number] {
  const end = start + length;
  if (what === 0) return [clamp(start + by, 0, 1 - length), length];
  if (what === 1) return [start, clamp(end + by, start + MIN_CROP, 1) - start];
  const moved = clamp(start + by, 0, end - MIN_CROP);
  return [moved, end - moved];
}

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** How far an arrow key moves a handle, as a share of the picture; with the shift key, farther. */
const STEP = 0.02;
const LONG_STEP = 0.1;

/** The move that a key stands for; undefined for any other key. */
export function moveOfKey(key: string, isLong: boolean): { x: number; y: number } | undefined {
  const step = isLong ? LONG_STEP : STEP;
  if (key === 'ArrowLeft') return { x: -step, y: 0 };
  if (key === 'ArrowRight') return { x: step, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -step };
  if (key === 'ArrowDown') return { x: 0, y: step };
  return undefined;
}
