import { fromLinear, fromOklab, LINEAR_OF_BYTE, toOklab } from '../../src/theme/oklab.ts';
import { type Oklch, toOklch } from '../../src/theme/oklch.ts';
import type { Sprite } from './sprite.ts';

const STEPS = 4096;
const encoded = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * fromLinear(step / STEPS)),
);
const toByte = (light: number) => encoded[Math.round(Math.min(1, Math.max(0, light)) * STEPS)] ?? 0;
const light = (byte: number | undefined) => LINEAR_OF_BYTE[byte ?? 0] ?? 0;

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
/** Signed distance of two angles of -π to π, also -π to π. */
function turn(from: number, to: number): number {
  const distance = to - from;
  if (distance > Math.PI) return distance - 2 * Math.PI;
  return distance < -Math.PI ? distance + 2 * Math.PI : distance;
}

/** Chroma below which a pixel counts as grey. */
const GREY = 0.045;

type Base = { l: number; c: number; h: number; grey: boolean };

/** OKLab of every pixel, three numbers a pixel. */
function labOf({ data }: Sprite): Float32Array {
  const lab = new Float32Array((data.length / 4) * 3);
  for (let at = 0, to = 0; at < data.length; at += 4, to += 3) {
    if (data[at + 3] === 0) continue;
    const { l, a, b } = toOklab(light(data[at]), light(data[at + 1]), light(data[at + 2]));
    lab[to] = l;
    lab[to + 1] = a;
    lab[to + 2] = b;
  }
  return lab;
}

/** How much a pixel belongs to the part that changes colour: 0 to 1. */
function belonging(base: Pick<Base, 'h' | 'grey'>, c: number, h: number): number {
  if (base.grey) return 1 - smoothstep(GREY, GREY * 2.2, c);
  const near = 1 - smoothstep(0.65, 1.1, Math.abs(turn(base.h, h)));
  return near * smoothstep(0.012, 0.04, c);
}

/** The colour most of the object has: its strongest hue, or grey where hues are rare. */
function baseOf({ data }: Sprite, lab: Float32Array): Base {
  const bins = new Float64Array(36);
  let coloured = 0;
  let opaque = 0;
  for (let at = 3, p = 0; at < data.length; at += 4, p += 3) {
    if ((data[at] ?? 0) < 200) continue;
    opaque++;
    const a = lab[p + 1] ?? 0;
    const b = lab[p + 2] ?? 0;
    const c = Math.sqrt(a * a + b * b);
    if (c < GREY) continue;
    coloured++;
    const bin = Math.floor(((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * 36) % 36;
    bins[bin] = (bins[bin] ?? 0) + c;
  }
  const grey = coloured < opaque * 0.3;
  const around = (bin: number) =>
    [-2, -1, 0, 1, 2].reduce((sum, d) => sum + (bins[(bin + d + 36) % 36] ?? 0), 0);
  const top = bins.reduce((best, _, bin) => (around(bin) > around(best) ? bin : best), 0);
  const h = ((top + 0.5) / 36) * 2 * Math.PI - Math.PI;

  const sum = { weight: 0, l: 0, a: 0, b: 0, c: 0 };
  for (let at = 3, p = 0; at < data.length; at += 4, p += 3) {
    if ((data[at] ?? 0) < 200) continue;
    const l = lab[p] ?? 0;
    const a = lab[p + 1] ?? 0;
    const b = lab[p + 2] ?? 0;
    const c = Math.sqrt(a * a + b * b);
    const weight = belonging({ h, grey }, c, Math.atan2(b, a));
    sum.weight += weight;
    sum.l += weight * l;
    sum.a += weight * a;
    sum.b += weight * b;
    sum.c += weight * c;
  }
  const weight = Math.max(sum.weight, 1);
  return { l: sum.l / weight, c: sum.c / weight, h: Math.atan2(sum.b, sum.a), grey };
}

/** Moves a lightness as the base's moves to the target's: highlights stay light, shadows stay dark. */
function relight(l: number, base: number, target: number): number {
  if (l <= base) return target * (l / base) ** (target > base ? 0.75 : 1);
  return 1 - (1 - target) * ((1 - l) / Math.max(0.05, 1 - base));
}

function recolourPixel(pixel: Oklch, base: Base, target: Oklch): Oklch {
  const depth = base.grey ? 1 : Math.min(1.5, pixel.c / Math.max(base.c, 0.01));
  return {
    l: relight(pixel.l, base.l, target.l),
    c: target.c * depth,
    h: target.h + (base.grey ? 0 : turn(base.h, pixel.h) * 0.35),
  };
}

/** The object in other colours: its main colour moves to `hex`, its other parts stay as they are. */
export function recolourer(sprite: Sprite): (hex: string) => Sprite {
  const lab = labOf(sprite);
  const base = baseOf(sprite, lab);
  return (hex) => recoloured(sprite, lab, base, toOklch(hex));
}

function recoloured(sprite: Sprite, lab: Float32Array, base: Base, target: Oklch): Sprite {
  const data = new Uint8Array(sprite.data);
  for (let at = 0, p = 0; at < data.length; at += 4, p += 3) {
    if (data[at + 3] === 0) continue;
    const l = lab[p] ?? 0;
    const a = lab[p + 1] ?? 0;
    const b = lab[p + 2] ?? 0;
    const pixel = { l, c: Math.sqrt(a * a + b * b), h: Math.atan2(b, a) };
    const weight = belonging(base, pixel.c, pixel.h);
    if (weight === 0) continue;
    const to = recolourPixel(pixel, base, target);
    const mix = (from: number, into: number) => from + (into - from) * weight;
    const [red, green, blue] = fromOklab(
      mix(l, to.l),
      mix(a, to.c * Math.cos(to.h)),
      mix(b, to.c * Math.sin(to.h)),
    );
    data[at] = toByte(red);
    data[at + 1] = toByte(green);
    data[at + 2] = toByte(blue);
  }
  return { ...sprite, data };
}
