import sharp from 'sharp';
import type { Sprite } from './sprite.ts';

/** A square opaque picture: RGB bytes. */
export type Canvas = { size: number; data: Uint8Array };

/** How much light falls on each row and column of a sprite: 1 leaves it as it is. */
export type Light = { rows: Float32Array; columns: Float32Array };

const drawn = new Map<string, Promise<Canvas>>();

/** A copy of the backdrop that an SVG draws; each one is rasterised once. */
export async function backdrop(svg: string, size: number): Promise<Canvas> {
  const known =
    drawn.get(svg) ??
    sharp(Buffer.from(svg))
      .resize(size, size)
      .removeAlpha()
      .raw()
      .toBuffer()
      .then((data) => ({ size, data }));
  drawn.set(svg, known);
  return { size, data: new Uint8Array((await known).data) };
}

/** Lays a sprite over the picture, its top left corner at (x, y), which may lie outside. */
export function draw(canvas: Canvas, sprite: Sprite, x: number, y: number, light?: Light): void {
  const { size, data } = canvas;
  const left = Math.round(x);
  const top = Math.round(y);
  const firstX = Math.max(0, -left);
  const lastX = Math.min(sprite.width, size - left);
  const lastY = Math.min(sprite.height, size - top);
  for (let row = Math.max(0, -top); row < lastY; row++) {
    const down = light?.rows[row] ?? 1;
    let from = (row * sprite.width + firstX) * 4;
    let to = ((top + row) * size + left + firstX) * 3;
    for (let column = firstX; column < lastX; column++, from += 4, to += 3) {
      const alpha = (sprite.data[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const strength = alpha * down * (light?.columns[column] ?? 1);
      const under = 1 - alpha;
      for (let i = 0; i < 3; i++) {
        const mixed = (data[to + i] ?? 0) * under + (sprite.data[from + i] ?? 0) * strength;
        data[to + i] = Math.min(255, mixed + 0.5);
      }
    }
  }
}
