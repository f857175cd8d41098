/**
 * sRGB and OKLab, with Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab). Channels
 * and light are 0 to 1; light is linear. OKLab separates lightness from colour the way people see them.
 */

export type Rgb = readonly [red: number, green: number, blue: number];
export type Oklab = { readonly l: number; readonly a: number; readonly b: number };

/** Linear light of an sRGB channel. */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The sRGB channel of linear light. */
export const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Linear light of each value of a byte. */
export const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, value) =>
  toLinear(value / 255),
);

/** Linear light of `#rgb` or `#rrggbb`, with or without the `#`. */
export function linearRgb(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const at = (start: number) => toLinear(Number.parseInt(full.slice(start, start + 2), 16) / 255);
  return [at(0), at(2), at(4)];
}

/** OKLab of linear light. */
export function toOklab(red: number, green: number, blue: number): Oklab {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** Linear light of OKLab; a channel outside 0 to 1 is a colour that sRGB does not have. */
export function fromOklab(l: number, a: number, b: number): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Relative luminance of a hex colour as WCAG 2 defines it, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
