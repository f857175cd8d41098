import type { ColorToken } from './colors.ts';

/**
 * Which colours stand on which, and how much they must contrast (WCAG 2.2: 4.5 for text, 3 for what
 * is not text but says something). The palette is held to this list for every theme colour, and
 * every style to using no colour that isn't in it: tests/unit/theme/palette.test.ts.
 *
 * Why it holds: the steps of a ramp are solved for their contrast with the surface, so two steps
 * contrast by the quotient of theirs. Text of 5.3 on a fill of 1.1 has 4.8, whatever the hue.
 */
export type Pair = {
  readonly of: readonly ColorToken[];
  readonly on: readonly ColorToken[];
  readonly atLeast: 3 | 4.5;
};

/** What the page and the things on it are made of. */
const surfaces = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'neutral.50',
] as const satisfies ColorToken[];
const tinted = ['primarySoft', 'primaryRamp.50'] as const satisfies ColorToken[];
const meant = [
  'successSoft',
  'warningSoft',
  'dangerSoft',
  'infoSoft',
] as const satisfies ColorToken[];
const meanings = ['success', 'warning', 'danger', 'info'] as const satisfies ColorToken[];

export const pairs: readonly Pair[] = [
  // Text and links, also on chosen things and in notices.
  {
    of: ['text', 'neutral.700', 'textMuted', 'primaryText'],
    on: [...surfaces, ...tinted, ...meant],
    atLeast: 4.5,
  },
  // Marked text, and the words on the tenant's colour at the top of an article.
  { of: ['text', 'neutral.700'], on: ['primaryRamp.200'], atLeast: 4.5 },
  // Messages at fields and badges.
  { of: meanings, on: [...surfaces, ...tinted], atLeast: 4.5 },
  ...meanings.map((one): Pair => ({ of: [one], on: [`${one}Soft`], atLeast: 4.5 })),
  // Filled buttons and counts, at rest and under the pointer.
  { of: ['onPrimary'], on: ['primary', 'primaryHover'], atLeast: 4.5 },
  { of: ['onDanger'], on: ['dangerFill', 'dangerFillHover'], atLeast: 4.5 },
  // Focus, and the edges of what can be typed in or ticked.
  {
    of: ['focusRing', 'borderControl'],
    on: [...surfaces, ...tinted, ...meant],
    atLeast: 3,
  },
];

/** Lines and washes that say nothing by themselves, and what is disabled. */
export const decorative: readonly ColorToken[] = [
  'border',
  'borderStrong',
  'primaryBorder',
  'successBorder',
  'warningBorder',
  'dangerBorder',
  'infoBorder',
  'neutral.100',
  'neutral.400',
];
