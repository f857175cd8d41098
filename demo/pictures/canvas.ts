import sharp from 'sharp';
import type { Sprite } from './sprite.ts';

/** A square opaque picture: RGB bytes. */
export type Canvas = { size: number; data: Uint8Array };

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
  return { size, data: Uint8Array.from((await known).data) };
}

/** Lays a sprite over the picture, its top left corner at (x, y), which may lie outside. */
export function draw(canvas: Canvas, sprite: Sprite, x: number, y: number, opacity = 1): void {
  const { size, data } = canvas;
  const left = Math.round(x);
  const top = Math.round(y);
  const firstX = Math.max(0, -left);
  const lastX = Math.min(sprite.width, size - left);
  const lastY = Math.min(sprite.height, size - top);
  const strength = Math.round(opacity * 257);
  for (let row = Math.max(0, -top); row < lastY; row++) {
    let from = (row * sprite.width + firstX) * 4;
    let to = ((top + row) * size + left + firstX) * 3;
    for (let column = firstX; column < lastX; column++, from += 4, to += 3) {
      const alpha = ((sprite.data[from + 3] ?? 0) * strength) >> 8;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const under = data[to + channel] ?? 0;
        const over = sprite.data[from + channel] ?? 0;
        data[to + channel] = under + Math.round(((over - under) * alpha) / 255);
      }
    }
  }
}
