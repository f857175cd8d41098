import { LINEAR_OF_BYTE, toOklab } from '../../../theme/oklab.ts';
import type { Raster } from '../../storage/raster.ts';

/** A picture in OKLab, one plane per channel: lightness, green-red, blue-yellow. */
export type Lab = {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

/**
 * A part of a picture, in pixels; edges may be fractional. It may reach beyond the picture: there, the
 * picture's outermost pixels are repeated.
 */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * For each target pixel along one axis: the first source pixel it covers, and the weight of each
 * covered pixel.
 */
type Spans = { first: Int32Array; weights: Float32Array[] };

/** Divides the source pixels `from` to `to` of an axis with `limit` pixels into `count` target pixels. */
function spansOf(from: number, to: number, count: number, limit: number): Spans {
  const step = (to - from) / count;
  const first = new Int32Array(count);
  const weights = Array.from({ length: count }, (_, i) => {
    const start = from + i * step;
    const end = Math.max(start + step, start + 1e-6);
    const begin = Math.max(0, Math.min(Math.floor(start), limit - 1));
    const last = Math.min(Math.max(Math.ceil(end), begin + 1), limit);
    first[i] = begin;
    return Float32Array.from({ length: last - begin }, (_, k) => {
      const pixel = begin + k;
      // The outermost pixels go on beyond the picture.
      const lower = pixel === 0 ? Number.NEGATIVE_INFINITY : pixel;
      const upper = pixel === limit - 1 ? Number.POSITIVE_INFINITY : pixel + 1;
      const cover = Math.min(end, upper) - Math.max(start, lower);
      return Math.max(cover, 0) / (end - start);
    });
  });
  return { first, weights };
}

/**
 * Scales a box of a picture to `columns` by `rows`. Each pixel is the mean of the area it covers,
 * in linear light.
 */
export function sample(
  { width, height, rgb }: Raster,
  box: Box,
  columns: number,
  rows: number,
): Lab {
  const across = spansOf(box.left, box.right, columns, width);
  const down = spansOf(box.top, box.bottom, rows, height);
  const size = columns * rows;
  const lab: Lab = {
    width: columns,
    height: rows,
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let row = 0; row < rows; row++) {
    const byRow = down.weights[row] ?? new Float32Array();
    const top = down.first[row] ?? 0;
    for (let column = 0; column < columns; column++) {
      const byColumn = across.weights[column] ?? new Float32Array();
      const left = across.first[column] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let y = 0; y < byRow.length; y++) {
        let at = ((top + y) * width + left) * 3;
        for (let x = 0; x < byColumn.length; x++, at += 3) {
          const weight = (byRow[y] ?? 0) * (byColumn[x] ?? 0);
          red += weight * (LINEAR_OF_BYTE[rgb[at] ?? 0] ?? 0);
          green += weight * (LINEAR_OF_BYTE[rgb[at + 1] ?? 0] ?? 0);
          blue += weight * (LINEAR_OF_BYTE[rgb[at + 2] ?? 0] ?? 0);
        }
      }
      setLab(lab, row * columns + column, red, green, blue);
    }
  }
  return lab;
}

export function mirroredLab({ width, height, l, a, b }: Lab): Lab {
  const mirrored = (plane: Float32Array) =>
    plane.map((_, at) => plane[at - (at % width) + width - 1 - (at % width)] ?? 0);
  return { width, height, l: mirrored(l), a: mirrored(a), b: mirrored(b) };
}

function setLab(lab: Lab, at: number, red: number, green: number, blue: number): void {
  const { l, a, b } = toOklab(red, green, blue);
  lab.l[at] = l;
  lab.a[at] = a;
  lab.b[at] = b;
}
