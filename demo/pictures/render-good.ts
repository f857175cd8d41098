import { mkdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureSizes } from '../../src/contract/values/goods/pictures.ts';
import type { Canvas } from './canvas.ts';
import { objects, type Side } from './object.ts';
import { type DemoPicture, fileName, PICTURES } from './picture-files.ts';
import { drawView } from './views.ts';

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

/** From where a view shows a good. What lies is turned on its table instead. */
function sideOf({ view, pose }: DemoPicture): Side {
  if (view === 'detail') return 'close';
  return view === 'angle' && pose === 'stand' ? 'side' : 'front';
}

/** Renders pictures of one good; its colours are made once. */
export async function renderGood(pictures: readonly DemoPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  mkdirSync(PICTURES, { recursive: true });
  const drawn = objects();
  for (const picture of pictures) {
    const main = await drawn(picture, sideOf(picture));
    const [other = picture.hex] = picture.companions;
    const isWithCompanion = picture.view === 'studio' && picture.look.pieces > 1;
    const companion = isWithCompanion ? await drawn({ ...picture, hex: other }) : main;
    await save(await drawView(picture, { main, companion }), picture.key);
  }
}
