import { DEFAULT_THEME_COLOR } from '../contract/values/shop/site-kinds.ts';
import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

/**
 * A tenant's palette from its one theme colour. Each step of a ramp is chosen by its contrast with
 * the page's surface, not by its lightness. So for every theme colour step 600 is readable as text,
 * and step 500 is visible as a focus ring.
 */

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Step = (typeof steps)[number];
export type Ramp = Readonly<Record<Step, string>>;

/** A colour family: the primary colour, or a status such as danger. */
export type Accent = {
  readonly ramp: Ramp;
  /** Background of a filled button, normal and hovered. */
  readonly fill: string;
  readonly fillHover: string;
  readonly onFill: string;
  /** Text in this colour on any surface or on `ramp[100]`. */
  readonly text: string;
};

export type Palette = {
  readonly surface: string;
  readonly surfaceRaised: string;
  readonly surfaceSunken: string;
  readonly neutral: Ramp;
  readonly primary: Accent;
};

/**
 * `#rrggbb` of a theme colour as tenants write it: with or without `#`, three digits or six. The
 * default if it is missing or invalid.
 */
export function themeColorOf(text: string): string {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return DEFAULT_THEME_COLOR;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The lowest contrast of text with its background (WCAG 2.2, level AA). */
const TEXT_CONTRAST = 4.5;
const white = '#ffffff';
const ink = '#121212';

type Recipe = {
  readonly surface: (color: Oklch) => string;
  readonly sunken: (color: Oklch) => string;
  /** Contrast of each step with the surface. */
  readonly contrasts: Readonly<Record<Step, number>>;
  /**
   * The same for the greys of texts. Grey texts are often small, so they have at least 7:1 on every
   * surface (level AAA).
   */
  readonly greyContrasts: Partial<Readonly<Record<Step, number>>>;
  /** The direction of lightness towards more contrast: -1 on white, 1 on black. */
  readonly lightnessSign: 1 | -1;
  /** The lowest contrast of a filled button with the surface. */
  readonly fillContrast: number;
};

/** A colour of the same hue with lightness `l` and at most `maxChroma`. */
const tint = (color: Oklch, l: number, maxChroma: number): string =>
  toHex({ l, c: Math.min(color.c, maxChroma), h: color.h });

const recipes: Readonly<Record<Scheme, Recipe>> = {
  light: {
    surface: () => white,
    sunken: (color) => tint(color, 0.978, 0.003),
    contrasts: {
      50: 1.04,
      100: 1.1,
      200: 1.22,
      300: 1.45,
      400: 2,
      500: 3.45,
      600: 5.3,
      700: 7.4,
      800: 10.5,
      900: 15,
    },
    greyContrasts: { 600: 7.8, 700: 9.2, 800: 11.5 },
    lightnessSign: -1,
    fillContrast: 1.5,
  },
  dark: {
    surface: (color) => tint(color, 0.175, 0.006),
    sunken: (color) => tint(color, 0.145, 0.006),
    contrasts: {
      50: 1.1,
      100: 1.22,
      200: 1.4,
      300: 1.75,
      400: 2.5,
      500: 4.2,
      600: 6.3,
      700: 8.4,
      800: 11,
      900: 14.5,
    },
    greyContrasts: { 600: 8.8, 700: 9.9, 800: 11.5 },
    lightnessSign: 1,
    fillContrast: 2,
  },
};

/** The share of the theme colour's chroma in each step: light and dark steps have less. */
const chromaShare: Readonly<Record<Step, number>> = {
  50: 0.1,
  100: 0.2,
  200: 0.4,
  300: 0.65,
  400: 0.9,
  500: 1,
  600: 1,
  700: 0.95,
  800: 0.8,
  900: 0.6,
};

/** A grey theme colour has no hue, so text and buttons use the neutral step with the most contrast. */
const isGrey = (color: Oklch) => color.c < 0.025;

/**
 * The colour of the same hue and chroma whose contrast with the surface just reaches `target`. A binary
 * search between a lightness with too little contrast and one with enough; after 14 rounds they differ
 * by less than a step of `#rrggbb`.
 */
const withContrast = (color: Oklch, surface: string, target: number, sign: 1 | -1): string => {
  let tooLittle = toOklch(surface).l;
  let enough = sign < 0 ? 0 : 1;
  for (let round = 0; round < 14; round++) {
    const l = (tooLittle + enough) / 2;
    if (contrast(toHex({ ...color, l }), surface) >= target) enough = l;
    else tooLittle = l;
  }
  return toHex({ ...color, l: enough });
};

const ramp = (color: Oklch, surface: string, recipe: Recipe): Ramp =>
  Object.fromEntries(
    steps.map((step) => [
      step,
      withContrast(
        { ...color, c: color.c * chromaShare[step] },
        surface,
        recipe.contrasts[step],
        recipe.lightnessSign,
      ),
    ]),
  ) as unknown as Ramp;

const LIGHTNESS_STEP = 0.005;

/** Changes the lightness in steps of `by` until the colour satisfies the test. */
const shift = (color: Oklch, by: number, satisfied: (hex: string) => boolean): Oklch => {
  let l = color.l;
  while (l > 0 && l < 1 && !satisfied(toHex({ ...color, l }))) l += by;
  return { ...color, l };
};

const fillOf = (color: Oklch, surface: string, recipe: Recipe, neutral: Ramp) => {
  if (isGrey(color)) {
    return { fill: neutral[900], fillHover: neutral[800], onFill: surface };
  }
  const forWhiteText = shift(
    color,
    -LIGHTNESS_STEP,
    (hex) => contrast(hex, white) >= TEXT_CONTRAST,
  );
  // For white text, yellow or lime would have to become much darker. They keep their lightness and get
  // dark text.
  const onFill = color.l - forWhiteText.l > 0.2 ? ink : white;
  const start = onFill === white ? forWhiteText : color;
  const fill = shift(
    start,
    recipe.lightnessSign * LIGHTNESS_STEP,
    (hex) => contrast(hex, surface) >= recipe.fillContrast,
  );
  // The hovered fill keeps its contrast with the text: darker under white text, lighter under dark text.
  const hover = { ...fill, l: fill.l + (onFill === white ? -0.045 : 0.03) };
  return { fill: toHex(fill), fillHover: toHex(hover), onFill };
};

const accentOf = (color: Oklch, surface: string, recipe: Recipe, neutral: Ramp): Accent => {
  const colorRamp = ramp(color, surface, recipe);
  return {
    ramp: colorRamp,
    ...fillOf(color, surface, recipe, neutral),
    text: isGrey(color) ? neutral[900] : colorRamp[600],
  };
};

const grey = (color: Oklch): Oklch => ({ ...color, c: Math.min(color.c, 0.012) });

const greyRamp = (color: Oklch, surface: string, recipe: Recipe): Ramp =>
  ramp(grey(color), surface, {
    ...recipe,
    contrasts: { ...recipe.contrasts, ...recipe.greyContrasts },
  });

/** The colour for the browser's bars around a page: the palette's `surfaceSunken`. */
export const browserThemeColor = (themeColor: string, scheme: Scheme): string =>
  recipes[scheme].sunken(toOklch(themeColorOf(themeColor)));

/** The whole palette of a theme colour, see `themeColorOf`. */
export function palette(themeColor: string, scheme: Scheme): Palette {
  const color = toOklch(themeColorOf(themeColor));
  const recipe = recipes[scheme];
  const surface = recipe.surface(color);
  const neutral = greyRamp(color, surface, recipe);
  return {
    surface,
    surfaceRaised: scheme === 'light' ? surface : neutral[50],
    surfaceSunken: browserThemeColor(themeColor, scheme),
    neutral,
    primary: accentOf(color, surface, recipe, neutral),
  };
}

/** A colour family that does not follow the tenant (danger, success…), readable in the scheme. */
export function statusColor(hex: string, scheme: Scheme): Accent {
  const recipe = recipes[scheme];
  const color = toOklch(hex);
  const surface = recipe.surface(grey(color));
  return accentOf(color, surface, recipe, greyRamp(color, surface, recipe));
}

/** `#rgb` instead of `#rrggbb`, where that is the same colour. */
const shortHex = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Values of the custom properties of the tenant's colours; `colors.ts` names the colours. */
export function paletteProperties(themeColor: string, scheme: Scheme): Record<string, string> {
  const { primary, neutral, ...surfaces } = palette(themeColor, scheme);
  return {
    s: surfaces.surface,
    sr: surfaces.surfaceRaised,
    ss: surfaces.surfaceSunken,
    ...Object.fromEntries(steps.map((step) => [`n${step / 10}`, neutral[step]])),
    ...Object.fromEntries(steps.map((step) => [`p${step / 10}`, primary.ramp[step]])),
    pf: primary.fill,
    ph: primary.fillHover,
    po: primary.onFill,
    pt: primary.text,
  };
}

const declarations = (themeColor: string, scheme: Scheme): string =>
  Object.entries(paletteProperties(themeColor, scheme))
    .map(([name, value]) => `--${name}:${shortHex(value)}`)
    .join(';');

/**
 * The rules of both schemes: light by default; dark if `data-scheme` is `dark`, or if there is no
 * `data-scheme` and the system prefers dark. Print is always light.
 */
export const schemeRules = (light: string, dark: string): string =>
  `:root{color-scheme:light;${light}}` +
  `@media screen{:root[data-scheme=dark]{color-scheme:dark;${dark}}}` +
  `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme]){color-scheme:dark;${dark}}}`;

const cache = new Map<string, string>();
const MAX_CACHED = 200;

/** CSS of a theme colour's palette, small enough to be inlined in every page's head. */
export function paletteCss(themeColor: string): string {
  const cached = cache.get(themeColor);
  if (cached) return cached;
  const css = schemeRules(declarations(themeColor, 'light'), declarations(themeColor, 'dark'));
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(themeColor, css);
  return css;
}
