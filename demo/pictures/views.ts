import type { PictureJob, PictureView } from '../catalogue/pictures.ts';
import { backdrop, type Canvas, draw } from './canvas.ts';
import { roomLight } from './light.ts';
import { type PlacedProp, placedProp } from './placed-props.ts';
import { lyingShadow, standingShadow } from './shadow.ts';
import { type Sprite, scaled, zoomed } from './sprite.ts';
import { ROOMS, TABLETOPS } from './surfaces.ts';
import { turned } from './warp.ts';

/** Side of the square every view is drawn in, pixels; smaller widths are scaled from it. */
export const SIDE = 800;

/** The good in the job's colour, and in another if there is one. */
export type Cast = { main: Sprite; companion: Sprite };
type Draw = (job: PictureJob, cast: Cast) => Promise<Canvas>;

const roomOf = ({ pose, surface }: PictureJob, by = 0): Promise<Canvas> => {
  const rooms = pose === 'flat' ? TABLETOPS : ROOMS;
  return backdrop(rooms[(surface + by) % rooms.length] ?? '', SIDE);
};

/** An object in a size that gives it the same visual weight whatever its proportions. */
function sized(sprite: Sprite, weight: number): Promise<Sprite> {
  const { width, height } = sprite;
  const longest = weight * 1.24;
  const scale = Math.min(
    (weight * SIDE) / Math.sqrt(width * height),
    (longest * SIDE) / Math.max(width, height),
  );
  return scaled(sprite, width * scale);
}

/** The foot of an object whose middle is a little below the picture's, so that low goods don't sink. */
const footOf = ({ height }: Sprite): number =>
  Math.min(0.89, Math.max(0.76, 0.55 + height / SIDE / 2));

/** Puts an object on the ground, centred at `x`, its foot at `ground`; both are shares of the side. */
function stand(canvas: Canvas, sprite: Sprite, x: number, ground: number): void {
  const left = x * SIDE - sprite.width / 2;
  standingShadow(canvas, sprite, left, ground * SIDE);
  draw(canvas, sprite, left, ground * SIDE - sprite.height, roomLight(sprite));
}

/** Lays an object on a surface seen from above, its middle at (x, y). */
function lay(canvas: Canvas, sprite: Sprite, x: number, y: number): void {
  const [left, top] = [x * SIDE - sprite.width / 2, y * SIDE - sprite.height / 2];
  lyingShadow(canvas, sprite, left, top);
  draw(canvas, sprite, left, top, roomLight(sprite));
}

/** The prop of a look, or another, stands behind the good or lies around it. */
function putProp(canvas: Canvas, { pose }: PictureJob, { sprite, x, y }: PlacedProp): void {
  if (pose === 'flat') lay(canvas, sprite, x, y);
  else stand(canvas, sprite, x, y);
}

async function standing(job: PictureJob, { main, companion }: Cast): Promise<Canvas> {
  const { look } = job;
  const canvas = await roomOf(job);
  const toRight = look.number % 2 === 1;
  const aside = (by: number) => 0.5 + (toRight ? by : -by);
  if (look.prop === 'plinth') {
    putProp(canvas, job, await placedProp('plinth', 'stand', { x: 0.5, y: 0.93 }));
    stand(canvas, await sized(main, 0.54 * look.size), 0.5, 0.805);
    return canvas;
  }
  if (look.prop)
    putProp(canvas, job, await placedProp(look.prop, 'stand', { x: aside(0.27), y: 0.78 }));
  if (look.pieces > 1) {
    stand(canvas, await sized(companion, 0.46), aside(0.19), 0.75);
    stand(canvas, await sized(main, 0.53 * look.size), aside(-0.13), 0.86);
    return canvas;
  }
  const sprite = await sized(main, (look.prop ? 0.58 : 0.66) * look.size);
  stand(canvas, sprite, aside(look.prop ? -0.09 : 0), footOf(sprite));
  return canvas;
}

async function lying(job: PictureJob, { main, companion }: Cast): Promise<Canvas> {
  const { look } = job;
  const canvas = await roomOf(job);
  if (look.prop === 'plinth' || look.prop === 'cloth') {
    putProp(
      canvas,
      job,
      await placedProp(look.prop, 'flat', { x: 0.5, y: 0.5, turn: -look.turn - 6 }),
    );
  } else if (look.prop) {
    putProp(
      canvas,
      job,
      await placedProp(look.prop, 'flat', { x: 0.84, y: 0.83, turn: look.turn * 2 - 18 }),
    );
  }
  if (look.pieces > 1) {
    lay(canvas, turned(await sized(companion, 0.46), 9), 0.64, 0.4);
    lay(canvas, turned(await sized(main, 0.5 * look.size), look.turn - 6), 0.4, 0.56);
    return canvas;
  }
  const weight = (look.prop ? 0.6 : 0.68) * look.size;
  const shift = look.prop && look.prop !== 'plinth' && look.prop !== 'cloth' ? -0.04 : 0;
  lay(canvas, turned(await sized(main, weight), look.turn), 0.5 + shift, 0.5 + shift);
  return canvas;
}

const studio: Draw = (job, cast) => (job.pose === 'flat' ? lying(job, cast) : standing(job, cast));

/** The object from another side: `main` is seen from there, or turned on the table. */
const angle: Draw = async (job, { main }) => {
  const canvas = await roomOf(job);
  const { look, pose } = job;
  if (pose === 'flat') {
    lay(canvas, turned(await sized(main, 0.64), look.turn + (look.turn > 0 ? -38 : 38)), 0.5, 0.5);
    return canvas;
  }
  const sprite = await sized(main, 0.68);
  stand(canvas, sprite, 0.5, footOf(sprite));
  return canvas;
};

/** The object with the box that it comes in, in another room. */
const scene: Draw = async (job, { main }) => {
  const canvas = await roomOf(job, 3);
  if (job.pose === 'flat') {
    putProp(canvas, job, await placedProp('box', 'flat', { x: 0.76, y: 0.22, turn: 11 }));
    lay(canvas, turned(await sized(main, 0.54), -job.look.turn), 0.46, 0.56);
    return canvas;
  }
  putProp(canvas, job, await placedProp('box', 'stand', { x: 0.68, y: 0.78, size: 1.25 }));
  stand(canvas, await sized(main, 0.54), 0.39, 0.88);
  return canvas;
};

const detail: Draw = async (job, { main }) => {
  const canvas = await roomOf(job);
  const sprite = await zoomed(main, { zoom: 1.6, x: 0.5, y: 0.4 }, SIDE);
  if (job.pose === 'flat') lay(canvas, sprite, 0.5, 0.5);
  else
    draw(canvas, sprite, (SIDE - sprite.width) / 2, (SIDE - sprite.height) / 2, roomLight(sprite));
  return canvas;
};

const VIEWS: Record<PictureView, Draw> = { studio, angle, scene, detail };

/** Draws one picture at full size. */
export function drawView(job: PictureJob, cast: Cast): Promise<Canvas> {
  return VIEWS[job.view](job, cast);
}
