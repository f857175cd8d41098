import type { Raster } from '../../storage/raster.ts';
import { type Box, sample } from './sampling.ts';

/** The longest side, in pixels, to which the picture is scaled. */
const LONGEST_SIDE = 128;
/**
 * Weaker gradients are shading of the background, or noise. A gradient is in OKLab units: the sum, over
 * lightness and both colour axes, of the horizontal and vertical differences across two pixels.
 */
const MIN_GRADIENT = 0.07;
/** Stronger gradients are clamped to this. */
const MAX_GRADIENT = 0.25;
/** The share of all edges that the box leaves out at each side, such as a watermark. */
const LEFT_OUT = 0.02;
/** A picture shows no object if its sum of edges, divided by the number of rows plus columns, is lower. */
const MIN_EDGES = 0.05;

/**
 * The bounding box of the main object, in pixels: the part with edges. Undefined if the picture has
 * hardly any edges.
 */
export function objectBox(raster: Raster, leftOut = LEFT_OUT): Box | undefined {
  const { width, height } = raster;
  const scale = LONGEST_SIDE / Math.max(width, height);
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
      const gradient = (plane: Float32Array) =>
        Math.abs((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0)) +
        Math.abs((plane[at + columns] ?? 0) - (plane[at - columns] ?? 0));
      const edge = Math.min(MAX_GRADIENT, gradient(l) + gradient(a) + gradient(b)) - MIN_GRADIENT;
      if (edge <= 0) continue;
      total += edge;
      byColumn[x] = (byColumn[x] ?? 0) + edge;
      byRow[y] = (byRow[y] ?? 0) + edge;
    }
  }
  if (total < (rows + columns) * MIN_EDGES) return undefined;
  const [left, right] = innerRange(byColumn, total * leftOut);
  const [top, bottom] = innerRange(byRow, total * leftOut);
  return {
    left: (left * width) / columns,
    right: (right * width) / columns,
    top: (top * height) / rows,
    bottom: (bottom * height) / rows,
  };
}

/**
 * The range of `values` that leaves out `sumOutside` at either end. Its limits are interpolated. If it
 * would be shorter than two values, the range is all of them.
 */
function innerRange(values: Float64Array, sumOutside: number): [number, number] {
  const reach = (read: (i: number) => number) => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      const value = read(i);
      if (value > 0 && sum + value >= sumOutside) return i + (sumOutside - sum) / value;
      sum += value;
    }
    return values.length;
  };
  const start = reach((i) => values[i] ?? 0);
  const end = values.length - reach((i) => values[values.length - 1 - i] ?? 0);
  return end - start < 2 ? [0, values.length] : [start, end];
}
