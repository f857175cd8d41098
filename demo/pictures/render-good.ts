import { mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureSizes } from '../../src/contract/values/goods/pictures.ts';
import type { Canvas } from './canvas.ts';
import { type DemoPicture, fileName, PICTURES } from './picture-files.ts';
import { recolour } from './recolour.ts';
import { readSprite, type Sprite } from './sprite.ts';
import { drawView } from './views.ts';

export const ARTWORK = path.join(
  import.meta.dirname,
  '../../node_modules/@lobehub/fluent-emoji-3d/assets',
);
const WEBP = { quality: 78, effort: 1 } as const;

// Pictures are rendered on one thread a core; more threads inside would only take turns.
sharp.concurrency(1);

/** Writes a picture in every width. A file is written beside and renamed, so it is whole once it is there. */
export async function save({ size, data }: Canvas, key: string): Promise<void> {
  const image = sharp(data, { raw: { width: size, height: size, channels: 3 } });
  for (const width of pictureSizes) {
    const file = path.join(PICTURES, fileName(key, width));
    const unfinished = `${file}.${crypto.randomUUID()}`;
    await image.clone().resize(width, width).webp(WEBP).toFile(unfinished);
    await rename(unfinished, file);
  }
}

/** Renders pictures of one good; its colours are made once. Calls `onDone` after each picture. */
export async function renderGood(
  pictures: readonly DemoPicture[],
  onDone: (picture: DemoPicture) => Promise<void> | void = () => {},
): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  mkdirSync(PICTURES, { recursive: true });
  const plain = await readSprite(path.join(ARTWORK, `${first.emoji}.webp`));
  const colours = new Map<string | undefined, Sprite>([[undefined, plain]]);
  const inColour = (hex: string | undefined): Sprite => {
    const known = colours.get(hex);
    if (known || hex === undefined) return known ?? plain;
    const sprite = recolour(plain, hex);
    colours.set(hex, sprite);
    return sprite;
  };
  for (const picture of pictures) {
    // Views that show one colour need no other.
    const companions =
      picture.view === 'pair' || picture.view === 'range' ? picture.companions : [];
    const cast = { main: inColour(picture.hex), companions: companions.map(inColour) };
    await save(await drawView(picture, cast), picture.key);
    await onDone(picture);
  }
}
