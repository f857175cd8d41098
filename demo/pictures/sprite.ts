import sharp, { type Sharp } from 'sharp';

/** A cut-out object: RGBA bytes, straight alpha. */
export type Sprite = { width: number; height: number; data: Uint8Array };

const raw = ({ data, width, height }: Sprite) =>
  sharp(data, { raw: { width, height, channels: 4 } });

async function spriteOf(image: Sharp): Promise<Sprite> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads a picture, without its transparent border. */
export async function readSprite(file: string): Promise<Sprite> {
  return cropped(await spriteOf(sharp(file)));
}

/** Without its transparent border, all but a pixel. */
export function cropped(sprite: Sprite): Sprite {
  const { width, height, data } = sprite;
  const solid = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 8;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!solid(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  // A clear edge around it, so that its outline is smooth when it is turned or stretched.
  const box = { width: right - left + 3, height: bottom - top + 3 };
  const result = new Uint8Array(box.width * box.height * 4);
  for (let y = top; y <= bottom; y++) {
    const row = data.subarray((y * width + left) * 4, (y * width + right + 1) * 4);
    result.set(row, ((y - top + 1) * box.width + 1) * 4);
  }
  return { ...box, data: result };
}

/** Scaled to `width`, sharpened a little where it grew. */
export function scaled(sprite: Sprite, width: number): Promise<Sprite> {
  const height = Math.max(1, Math.round((sprite.height / sprite.width) * width));
  const image = raw(sprite).resize(Math.round(width), height, { fit: 'fill', kernel: 'cubic' });
  return spriteOf(width > sprite.width * 1.6 ? image.sharpen() : image);
}

export function mirrored(sprite: Sprite): Promise<Sprite> {
  return spriteOf(raw(sprite).flop());
}

/** The part of the object that fills a square of `side` pixels when it is `zoom` times as large, around (x, y) of 0 to 1. */
export async function zoomed(
  sprite: Sprite,
  { zoom, x, y }: { zoom: number; x: number; y: number },
  side: number,
): Promise<Sprite> {
  const window = Math.round(Math.max(sprite.width, sprite.height) / zoom);
  const width = Math.min(window, sprite.width);
  const height = Math.min(window, sprite.height);
  const left = Math.round(
    Math.min(sprite.width - width, Math.max(0, sprite.width * x - width / 2)),
  );
  const top = Math.round(
    Math.min(sprite.height - height, Math.max(0, sprite.height * y - height / 2)),
  );
  const part = await spriteOf(raw(sprite).extract({ left, top, width, height }));
  return scaled(part, (width / window) * side);
}

/** An SVG as a sprite of a size in pixels. */
export function rasterised(svg: string, width: number, height: number): Promise<Sprite> {
  return spriteOf(
    sharp(Buffer.from(svg)).resize(Math.round(width), Math.round(height), { fit: 'fill' }),
  );
}
