import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureSizes, pictureUrl } from '../../src/contract/values/pictures.ts';
import type { PictureJob } from '../catalogue/pictures.ts';
import type { Canvas } from './canvas.ts';
import { recolour } from './recolour.ts';
import { readSprite, type Sprite } from './sprite.ts';
import { drawView } from './views.ts';

const ARTWORK = path.join(
  import.meta.dirname,
  '../../node_modules/@lobehub/fluent-emoji-3d/assets',
);
export const PUBLIC = path.join(import.meta.dirname, '../../public');
const WEBP = { quality: 78, effort: 1 } as const;

// The renderer runs one process a core; more threads inside would only take turns.
sharp.concurrency(1);

async function save(canvas: Canvas, job: PictureJob): Promise<void> {
  const { size, data } = canvas;
  const image = sharp(data, { raw: { width: size, height: size, channels: 3 } });
  await Promise.all(
    pictureSizes.map((width) =>
      image
        .clone()
        .resize(width, width)
        .webp(WEBP)
        .toFile(path.join(PUBLIC, pictureUrl(job.path, width))),
    ),
  );
}

/** Renders all pictures of one good; its colours are made once. Calls `onDone` after each picture. */
export async function renderGood(jobs: readonly PictureJob[], onDone: () => void): Promise<void> {
  const [first] = jobs;
  if (!first) return;
  mkdirSync(path.join(PUBLIC, path.dirname(first.path)), { recursive: true });
  const plain = await readSprite(path.join(ARTWORK, `${first.emoji}.webp`));
  const colours = new Map<string | undefined, Sprite>([[undefined, plain]]);
  const inColour = (hex: string | undefined): Sprite => {
    const known = colours.get(hex);
    if (known || hex === undefined) return known ?? plain;
    const sprite = recolour(plain, hex);
    colours.set(hex, sprite);
    return sprite;
  };
  for (const job of jobs) {
    const cast = { main: inColour(job.hex), companions: job.companions.map(inColour) };
    await save(await drawView(job, cast), job);
    onDone();
  }
}
