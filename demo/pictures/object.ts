import path from 'node:path';
import type { Build } from '../catalogue/builds.ts';
import type { Look } from '../catalogue/looks.ts';
import type { ObjectJob } from '../catalogue/pictures.ts';
import { finished } from './finish.ts';
import { recolourer } from './recolour.ts';
import { solidSprite } from './solid/solids.ts';
import { cropped, readSprite, type Sprite, scaled } from './sprite.ts';
import { isPlain, shaped, turned } from './warp.ts';

const ARTWORK = path.join(
  import.meta.dirname,
  '../../node_modules/@lobehub/fluent-emoji-3d/assets',
);

/** The longest side of a solid, pixels: about as large as it is shown; and seen from nearby. */
const LONGEST = 500;
const LONGEST_CLOSE = 960;
/** The longest side of artwork that is stretched or turned. It has half of this. */
const LONGEST_SHAPED = 420;

/** From where an object is seen. */
export type Side = 'front' | 'side' | 'close';

/** Draws objects of one artwork, each side of each colour and look once. */
export function objects(): (job: ObjectJob, side?: Side) => Promise<Sprite> {
  const drawn = new Map<string, Promise<Sprite>>();
  return (job, side = 'front') => {
    const { emoji, hex, look } = job;
    const key = JSON.stringify([emoji, hex, look, side]);
    const sprite = drawn.get(key) ?? drawObject(job, side);
    drawn.set(key, sprite);
    return sprite;
  };
}

/** How far the side view of an artwork is turned, against the look's own turn. */
const SIDE_YAW = 1.4;

async function drawObject(
  { emoji, solid, hex, look, build, upright }: ObjectJob,
  side: Side,
): Promise<Sprite> {
  if (solid && hex !== undefined) {
    const longest = side === 'close' ? LONGEST_CLOSE : LONGEST;
    return solidSprite(solid, hex, look, { longest, side: side === 'side' ? 'side' : 'front' });
  }
  const plain = await readSprite(path.join(ARTWORK, `${emoji}.webp`));
  const yaw = side !== 'side' ? look.shape.yaw : look.shape.yaw > 0 ? -SIDE_YAW : SIDE_YAW;
  const shape = { ...look.shape, yaw };
  const printed = painted(plain, hex, look, build);
  if (upright === 0 && isPlain(shape)) return printed;
  const { width, height } = printed;
  const large = await scaled(printed, width * (LONGEST_SHAPED / Math.max(width, height)));
  const stood = upright === 0 ? large : cropped(turned(large, upright));
  return isPlain(shape) ? stood : shaped(stood, shape);
}

/** Artwork in the colour and finish of a job. */
function painted(plain: Sprite, hex: string | undefined, look: Look, build: Build): Sprite {
  if (hex === undefined && look.finish === 'plain') return plain;
  const inColour = recolourer(plain);
  const coloured = hex === undefined ? plain : inColour(hex);
  if (look.finish === 'plain') return coloured;
  return finished(coloured, inColour(look.accent), look.finish, build);
}
