import { createCache } from '../../cache/cache.ts';
import { sha256Hex } from '../../crypto/digest.ts';
import type { PureFile } from '../../storage/picture.ts';
import { decodePicture } from '../../storage/picture.ts';
import type { Raster } from '../../storage/raster.ts';
import { type Descriptor, describe, isGrey, unlikeness } from './descriptor.ts';

/** What is looked for: something that looks like a picture, whichever way it faces. */
export type Look = { descriptors: readonly Descriptor[]; withColours: boolean };

/** Several pages of results are asked for with one picture. */
const looks = createCache<{ look: Look | undefined }>({
  entries: 500,
  lifetime: { freshMs: Number.POSITIVE_INFINITY },
});

/** What a picture is searched by; undefined where there is nothing to see. Throws `UPLOAD_REFUSED` for a broken one. */
export async function lookOfFile(file: PureFile): Promise<Look | undefined> {
  const { look } = await looks.load(await sha256Hex(file.bytes), async () => ({
    look: lookOf(await decodePicture(file)),
  }));
  return look;
}

export function lookOf(raster: Raster): Look | undefined {
  const upright = describe(raster);
  const facingAway = describe(mirrored(raster));
  if (!upright || !facingAway) return undefined;
  return { descriptors: [upright, facingAway], withColours: !isGrey(upright) };
}

/** How unlike what is looked for a picture is. */
export function unlikenessTo(look: Look, picture: Descriptor): number {
  return Math.min(
    ...look.descriptors.map((descriptor) => unlikeness(descriptor, picture, look.withColours)),
  );
}

function mirrored({ width, height, rgb }: Raster): Raster {
  const turned = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      const to = (y * width + (width - 1 - x)) * 3;
      turned.set(rgb.subarray(from, from + 3), to);
    }
  }
  return { width, height, rgb: turned };
}
