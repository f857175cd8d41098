import { linearRgb } from '../../../src/theme/oklab.ts';
import type { Solid } from '../../catalogue/builds.ts';
import type { Look } from '../../catalogue/looks.ts';
import { aroundPattern } from '../finish.ts';
import type { Sprite } from '../sprite.ts';
import { BOTTLES, BUCKETS, CANDLES, CREAMS, POTS, SERUMS, VASES } from './containers.ts';
import type { Material, Part } from './mesh.ts';
import { renderSolid, type Surface, surfaceOf } from './render.ts';
import { BOWLS, MUGS, TEA_CUPS, TEAPOTS } from './tea-ware.ts';

/** The forms of each kind of solid: the number of a look chooses one. */
const FORMS: Record<Solid, readonly (() => Part[])[]> = {
  teapot: TEAPOTS,
  mug: MUGS,
  cup: TEA_CUPS,
  bowl: BOWLS,
  vase: VASES,
  bottle: BOTTLES,
  serum: SERUMS,
  cream: CREAMS,
  candle: CANDLES,
  pot: POTS,
  bucket: BUCKETS,
};

const FIXED: Record<Exclude<Material, 'body' | 'accent'>, Surface> = {
  wood: surfaceOf('#b3834f', 0.12),
  metal: surfaceOf('#c4c7cb', 0.6, 0.85),
  gold: surfaceOf('#d6b36a', 0.6, 0.8),
  white: surfaceOf('#f1efe9', 0.35),
  dark: surfaceOf('#34302d', 0.3),
  drink: surfaceOf('#8a5a2f', 0.5),
  wax: surfaceOf('#f3ead6', 0.15),
};

/** How glossy each look's glaze is. */
const GLOSS = [0.8, 0.3, 0.6, 0.15, 0.7, 0.4];

/** How far the front and the side view are turned, in radians. */
const TURNS = { front: -0.42, side: 0.75 };

/** A solid in a form and a colour. `body` is of metal if its colour is silver or gold. */
export function solidSprite(
  kind: Solid,
  hex: string,
  look: Look,
  { longest, side }: { longest: number; side: keyof typeof TURNS },
): Sprite {
  const forms = FORMS[kind];
  const form = forms[look.number % forms.length];
  const gloss = GLOSS[look.number % GLOSS.length] ?? 0.5;
  const isMetal = METALS.has(hex);
  return renderSolid(form?.() ?? [], {
    longest,
    yaw: TURNS[side],
    materials: {
      ...FIXED,
      body: surfaceOf(hex, isMetal ? 0.5 : gloss, isMetal ? 0.8 : 0),
      accent: surfaceOf(look.accent, gloss),
    },
    print:
      look.finish === 'plain' || isMetal
        ? undefined
        : { at: aroundPattern(look.finish), rgb: linearRgb(look.accent) },
  });
}

/** The colours of the catalogue that are metals. */
const METALS = new Set(['#c3c6cc', '#d9b25a']);
