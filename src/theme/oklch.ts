/**
 * OKLCH ↔ sRGB (Björn Ottosson's matrices) with gamut mapping, and WCAG contrast.
 * OKLCH is used because equal steps of lightness look equal in every hue.
 */

export type Oklch = { readonly l: number; readonly c: number; readonly h: number };
type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Channels 0 to 1 of `#rgb` or `#rrggbb`, with or without the `#`. */
const channels = (hex: string): Rgb => {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (start: number) => Number.parseInt(full.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
};

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = channels(hex).map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

const toLinearRgb = ({ l, c, h }: Oklch): Rgb => {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

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

const luminance = (hex: string) => {
  const [red, green, blue] = channels(hex).map(toLinear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2 contrast of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
