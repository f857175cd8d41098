/** A decoded picture: opaque, upright, three bytes per pixel (sRGB), row by row. */
export type Raster = { width: number; height: number; rgb: Uint8Array };

/**
 * The most pixels of a picture that the server decodes. A decoder in JavaScript takes up to 33 bytes
 * per pixel, and a Workers isolate has 128 MB. Browsers with JavaScript send 200 by 200 pixels.
 */
export const MAX_DECODED_PIXELS = 3_000_000;

/** The Exif orientation of the camera: 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Rotates and mirrors a picture to orientation 1. */
export function upright(raster: Raster, orientation: Orientation): Raster {
  if (orientation === 1) return raster;
  const { width, height, rgb } = raster;
  const isTurned = orientation >= 5;
  const [columns, rows] = isTurned ? [height, width] : [width, height];
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBottom = [3, 4, 6, 7].includes(orientation);
  const turned = new Uint8Array(rgb.length);
  let to = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [along, down] = isTurned ? [row, column] : [column, row];
      const x = fromRight ? width - 1 - along : along;
      const y = fromBottom ? height - 1 - down : down;
      const from = (y * width + x) * 3;
      turned[to++] = rgb[from] ?? 0;
      turned[to++] = rgb[from + 1] ?? 0;
      turned[to++] = rgb[from + 2] ?? 0;
    }
  }
  return { width: columns, height: rows, rgb: turned };
}
