import { mkdirSync } from 'node:fs';
import { drawBench } from './bench.ts';
import { objects } from './object.ts';
import { type BenchPicture, PICTURES } from './picture-files.ts';
import { save } from './render-good.ts';

/** Renders a photo on the bench of the warehouse. */
export async function renderBench(picture: BenchPicture): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const sprite = await objects()(picture);
  await save(await drawBench(picture, sprite), picture.key);
}
