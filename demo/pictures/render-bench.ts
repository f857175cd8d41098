import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { drawBench } from './bench.ts';
import { type BenchPicture, PICTURES } from './picture-files.ts';
import { recolour } from './recolour.ts';
import { ARTWORK, save } from './render-good.ts';
import { readSprite } from './sprite.ts';

/** Renders a photo on the bench of the warehouse. */
export async function renderBench(picture: BenchPicture): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const plain = await readSprite(path.join(ARTWORK, `${picture.emoji}.webp`));
  const sprite = picture.hex === undefined ? plain : recolour(plain, picture.hex);
  await save(await drawBench(picture, sprite), picture.key);
}
