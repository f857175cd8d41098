import type { Raster } from '../../storage/raster.ts';
import { type Box, sample } from './sampling.ts';

/** The picture is scaled so that its longest side has so many pixels. */
const SIDE = 128;
/** Gradients below this are shading of the background, or noise. */
const FAINT = 0.07;
/** Stronger edges are clamped to this. */
const CLEAR = 0.25;
/** The share of all edges that the box may cut off at each side, such as a watermark. */
const OUTSIDE = 0.02;

/**
 * The bounding box of the main object, in pixels: the part with edges. Undefined if the picture has
 * hardly any edges.
 */
export function objectBox(raster: Raster, outside = OUTSIDE): Box | undefined {
  const { width, height } = raster;
  const scale = SIDE / Math.max(width, height);
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const { l, a, b } = sample(raster, whole, columns, rows);
  const byColumn = new Float64Array(columns);
  const byRow = new Float64Array(rows);
  let total = 0;
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const at = y * columns + x;
      const step = (plane: Float32Array) =>
        Math.abs((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0)) +
        Math.abs((plane[at + columns] ?? 0) - (plane[at - columns] ?? 0));
      const edge = Math.min(CLEAR, step(l) + step(a) + step(b)) - FAINT;
      if (edge <= 0) continue;
      total += edge;
      byColumn[x] = (byColumn[x] ?? 0) + edge;
      byRow[y] = (byRow[y] ?? 0) + edge;
    }
  }
  if (total < (rows + columns) * 0.05) return undefined;
  const [left, right] = between(byColumn, total * outside);
  const [top, bottom] = between(byRow, total * outside);
  return {
    left: (left * width) / columns,
    right: (right * width) / columns,
    top: (top * height) / rows,
    bottom: (bottom * height) / rows,
  };
}

/**
 * The positions where the running sum from the start, and from the end, reaches `least`;
 * interpolated.
 */
function between(values: Float64Array, least: number): [number, number] {
  const reach = (read: (i: number) => number) => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      const value = read(i);
      if (value > 0 && sum + value >= least) return i + (least - sum) / value;
      sum += value;
    }
    return values.length;
  };
  const start = reach((i) => values[i] ?? 0);
  const end = values.length - reach((i) => values[values.length - 1 - i] ?? 0);
  return end - start < 2 ? [0, values.length] : [start, end];
}
