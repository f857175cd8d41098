import type { Pose } from '../catalogue/good.ts';
import type { Prop } from '../catalogue/looks.ts';
import { propOf, propSvg } from './props.ts';
import { rasterised, type Sprite } from './sprite.ts';
import { turned } from './warp.ts';

/** Side of the pictures that props are drawn for, pixels. */
const SIDE = 800;

/** A prop and the place of its foot, or of its middle if it lies; shares of the picture's side. */
export type PlacedProp = { sprite: Sprite; x: number; y: number };

const drawn = new Map<string, Promise<Sprite>>();

/** A prop in a place; each is rasterised once. */
export async function placedProp(
  prop: Prop,
  pose: Pose,
  { x, y, turn = 0, size = 1 }: { x: number; y: number; turn?: number; size?: number },
): Promise<PlacedProp> {
  const drawing = propOf(prop, pose);
  const key = `${prop} ${pose} ${size}`;
  const sprite =
    drawn.get(key) ??
    rasterised(propSvg(drawing), drawing.width * size * SIDE, drawing.height * size * SIDE);
  drawn.set(key, sprite);
  return { sprite: turned(await sprite, turn), x, y };
}
