import type { Raster } from '../../storage/raster.ts';

/** A picture in OKLab, which keeps lightness and colour apart: one plane each. */
export type Lab = {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

/** Part of a picture, in its pixels; may end between two. */
export type Box = { left: number; top: number; right: number; bottom: number };

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** One side of the target: which source pixels each of its pixels covers, and how much of each. */
type Spans = { first: Int32Array; weights: Float32Array[] };

function spansOf(from: number, to: number, count: number, limit: number): Spans {
  const step = (to - from) / count;
  const first = new Int32Array(count);
  const weights = Array.from({ length: count }, (_, i) => {
    const start = from + i * step;
    const end = Math.max(start + step, start + 1e-6);
    const begin = Math.min(Math.floor(start), limit - 1);
    const last = Math.min(Math.max(Math.ceil(end), begin + 1), limit);
    first[i] = begin;
    return Float32Array.from({ length: last - begin }, (_, k) => {
      const cover = Math.min(end, begin + k + 1) - Math.max(start, begin + k);
      return Math.max(cover, 0) / (end - start);
    });
  });
  return { first, weights };
}

/** The box of a picture in another size: each pixel is the mean of what it covers, in linear light. */
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
          red += weight * (LINEAR[rgb[at] ?? 0] ?? 0);
          green += weight * (LINEAR[rgb[at + 1] ?? 0] ?? 0);
          blue += weight * (LINEAR[rgb[at + 2] ?? 0] ?? 0);
        }
      }
      setLab(lab, row * columns + column, red, green, blue);
    }
  }
  return lab;
}

function setLab(lab: Lab, at: number, red: number, green: number, blue: number): void {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  lab.l[at] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  lab.a[at] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  lab.b[at] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}
