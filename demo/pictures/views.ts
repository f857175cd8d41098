import type { PictureJob, PictureView } from '../catalogue/pictures.ts';
import { backdrop, type Canvas, contactShadow, draw } from './canvas.ts';
import { mirrored, type Sprite, scaled, shadowOf, turned, zoomed } from './sprite.ts';

/** Side of the square every view is drawn in, pixels; smaller widths are scaled from it. */
export const SIDE = 800;

/** The good in the job's colour, and in each companion's. */
export type Cast = { main: Sprite; companions: Sprite[] };
type Draw = (job: PictureJob, cast: Cast) => Promise<Canvas>;

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`;
const sweep = (centre: string, edge: string) =>
  svg(
    `<radialGradient id="g" cx="50%" cy="44%" r="75%"><stop offset=".1" stop-color="${centre}"/>` +
      `<stop offset="1" stop-color="${edge}"/></radialGradient><rect width="100" height="100" fill="url(#g)"/>`,
  );

const STUDIO = sweep('#fdfdfd', '#e4e6ea');
const TABLES = [
  sweep('#f6f4f0', '#e3ded6'),
  sweep('#f1f4f6', '#d9e0e5'),
  sweep('#f5f2f5', '#e2dbe3'),
];
/** Wall, floor and podium of each tint, light to dark. */
const TINTS = [
  ['#f7dfd8', '#eec9be', '#fbeee9'],
  ['#efe4d0', '#e0cfb0', '#f8f2e6'],
  ['#dcebdd', '#c3dac6', '#eef6ee'],
  ['#d9e7f3', '#bdd3e6', '#ecf3f9'],
  ['#e5def0', '#cfc3e2', '#f2eef8'],
  ['#e6e7ea', '#cfd2d8', '#f3f4f6'],
] as const;
type Tint = (typeof TINTS)[number];
const tintOf = (job: PictureJob): Tint => TINTS[job.tint % TINTS.length] ?? TINTS[0];

const podium = ([wall, floor, top]: Tint) =>
  svg(
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
      `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${floor}"/><stop offset="1" stop-color="${wall}"/></linearGradient>` +
      `<linearGradient id="p" x2="1" y2="0"><stop stop-color="${wall}"/><stop offset=".45" stop-color="${top}"/><stop offset="1" stop-color="${floor}"/></linearGradient>` +
      `<rect width="100" height="72" fill="url(#w)"/><circle cx="50" cy="40" r="33" fill="${top}" opacity=".7"/>` +
      `<rect y="72" width="100" height="28" fill="url(#f)"/><ellipse cx="50" cy="92" rx="44" ry="6" fill="#000" opacity=".07"/>` +
      `<path d="M12 78v12a38 6 0 0 0 76 0v-12z" fill="url(#p)"/><ellipse cx="50" cy="78" rx="38" ry="6.5" fill="${top}"/>`,
  );
const split = ([wall, floor, top]: Tint) =>
  svg(
    `<rect width="100" height="100" fill="${wall}"/><path d="M0 100V62L100 30v70z" fill="${floor}"/>` +
      `<circle cx="50" cy="50" r="36" fill="${top}" opacity=".75"/>`,
  );

/** Width that gives a sprite the same visual weight whatever its proportions. */
function widthFor({ width, height }: Sprite, weight: number, longest = weight * 1.24): number {
  const scale = Math.min(
    (weight * SIDE) / Math.sqrt(width * height),
    (longest * SIDE) / Math.max(width, height),
  );
  return width * scale;
}

/** Where the object touches the ground: the opaque stretch of its lowest rows. */
function footprint({ width, height, data }: Sprite): { left: number; right: number } {
  let left = width;
  let right = 0;
  for (let y = Math.floor(height * 0.93); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return { left, right };
}

/** Puts an object on the ground, centred at `x`, its foot at `ground`. */
function stand(canvas: Canvas, sprite: Sprite, x: number, ground: number): void {
  const left = x - sprite.width / 2;
  const foot = footprint(sprite);
  const middle = left + (foot.left + foot.right) / 2;
  const half = (foot.right - foot.left) / 2;
  const y = ground - SIDE * 0.006;
  const wide = { radiusX: half * 1.1 + SIDE * 0.07, radiusY: half * 0.16 + SIDE * 0.03 };
  const tight = { radiusX: half + SIDE * 0.015, radiusY: half * 0.04 + SIDE * 0.014 };
  contactShadow(canvas, { x: middle, y, ...wide, darkness: 0.22 });
  contactShadow(canvas, { x: middle, y, ...tight, darkness: 0.42 });
  draw(canvas, sprite, left, ground - sprite.height);
}

/** Lays an object on a surface seen from above, centred at (x, y). */
async function lay(canvas: Canvas, sprite: Sprite, x: number, y: number): Promise<void> {
  const spread = Math.round(SIDE * 0.04);
  const [left, top] = [x - sprite.width / 2, y - sprite.height / 2];
  const shadow = await shadowOf(sprite, spread);
  draw(canvas, shadow, left - spread + SIDE * 0.008, top - spread + SIDE * 0.02, 0.34);
  draw(canvas, sprite, left, top);
}

async function place(job: PictureJob, canvas: Canvas, sprite: Sprite, x: number, y: number) {
  if (job.pose === 'stand') stand(canvas, sprite, x, y + sprite.height / 2);
  else await lay(canvas, sprite, x, y);
}

const sized = (sprite: Sprite, weight: number) => scaled(sprite, widthFor(sprite, weight));

const studio: Draw = async (job, { main }) => {
  const canvas = await backdrop(STUDIO, SIDE);
  await place(job, canvas, await sized(main, 0.58), SIDE / 2, SIDE * 0.49);
  return canvas;
};

const angle: Draw = async (job, { main }) => {
  const canvas = await backdrop(TABLES[job.tint % TABLES.length] ?? STUDIO, SIDE);
  const facing = job.mirror ? await mirrored(main) : main;
  const sprite = await sized(await turned(await sized(facing, 0.6), job.mirror ? 10 : -10), 0.6);
  await lay(canvas, sprite, SIDE / 2, SIDE * 0.49);
  return canvas;
};

const scene: Draw = async (job, { main }) => {
  if (job.pose === 'flat') {
    const canvas = await backdrop(split(tintOf(job)), SIDE);
    await lay(canvas, await sized(main, 0.54), SIDE / 2, SIDE / 2);
    return canvas;
  }
  const canvas = await backdrop(podium(tintOf(job)), SIDE);
  const sprite = await scaled(
    main,
    Math.min(widthFor(main, 0.5), main.width * ((0.64 * SIDE) / main.height)),
  );
  stand(canvas, sprite, SIDE / 2, SIDE * 0.79);
  return canvas;
};

const detail: Draw = async (job, { main }) => {
  const canvas = await backdrop(STUDIO, SIDE);
  const sprite = await zoomed(main, { zoom: 1.75, x: 0.5, y: 0.38 }, SIDE);
  if (job.pose === 'flat') await lay(canvas, sprite, SIDE / 2, SIDE / 2);
  else draw(canvas, sprite, (SIDE - sprite.width) / 2, (SIDE - sprite.height) / 2);
  return canvas;
};

const pair: Draw = async (job, { main, companions }) => {
  const canvas = await backdrop(TABLES[(job.tint + 1) % TABLES.length] ?? STUDIO, SIDE);
  const behind = await sized(companions[0] ?? main, 0.4);
  const front = await sized(main, 0.46);
  if (job.pose === 'flat') {
    await lay(canvas, await turned(behind, -14), SIDE * 0.34, SIDE * 0.36);
    await lay(canvas, await turned(front, 6), SIDE * 0.62, SIDE * 0.62);
    return canvas;
  }
  stand(canvas, behind, SIDE * 0.33, SIDE * 0.66);
  stand(canvas, front, SIDE * 0.62, SIDE * 0.8);
  return canvas;
};

/** All colours in a row under the object; without other colours, three of a kind. */
const range: Draw = async (job, { main, companions }) => {
  const canvas = await backdrop(STUDIO, SIDE);
  const row = companions.length > 0 ? [main, ...companions].slice(0, 5) : [main, main, main];
  await place(job, canvas, await sized(main, 0.42), SIDE / 2, SIDE * 0.36);
  const step = (SIDE * 0.92) / Math.max(4, row.length);
  for (const [index, sprite] of row.entries()) {
    const small = await scaled(sprite, widthFor(sprite, 0.14, 0.19));
    const x = SIDE / 2 + (index - (row.length - 1) / 2) * step;
    if (job.pose === 'stand') stand(canvas, small, x, SIDE * 0.91);
    else await lay(canvas, small, x, SIDE * 0.81);
  }
  return canvas;
};

const VIEWS: Record<PictureView, Draw> = { studio, angle, scene, detail, pair, range };

/** Draws one picture at full size. */
export function drawView(job: PictureJob, cast: Cast): Promise<Canvas> {
  return VIEWS[job.view](job, cast);
}
