import { fromLinear, fromOklab, linearRgb, luminance, type Rgb, toOklab } from './oklab.ts';

/**
 * OKLCH and sRGB with gamut mapping, and WCAG contrast. OKLCH is used because equal steps of
 * lightness look equal in every hue.
 */

export type Oklch = { readonly l: number; readonly c: number; readonly h: number };
export function toOklch(hex: string): Oklch {
  const { l, a, b } = toOklab(...linearRgb(hex));
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

const toLinearRgb = ({ l, c, h }: Oklch): Rgb => fromOklab(l, c * Math.cos(h), c * Math.sin(h));

const inGamut = (rgb: Rgb) => rgb.every((light) => light >= -0.0001 && light <= 1.0001);

/** The nearest sRGB colour of the same lightness and hue, with less chroma if needed. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let c = color.c;
  if (!inGamut(toLinearRgb({ ...color, l }))) {
    let low = 0;
    let high = c;
    for (let round = 0; round < 16; round++) {
      c = (low + high) / 2;
      if (inGamut(toLinearRgb({ l, c, h: color.h }))) low = c;
      else high = c;
    }
    c = low;
  }
  const bytes = toLinearRgb({ l, c, h: color.h }).map((light) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(light))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${bytes.join('')}`;
}

/** WCAG 2 contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
