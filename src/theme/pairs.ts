import type { ColorToken } from './colors.ts';

/**
 * The foreground colours that are used on each background, and their minimum contrast (WCAG 2.2: 4.5
 * for text, 7 for the greys of small text, 3 for meaningful graphics). tests/unit/theme/palette.test.ts checks the palettes of many
 * theme colours against this list, and that styles use only the colours of this list and of
 * `decorative`. Each step of a ramp has a fixed contrast with the surface. So the contrast between
 * two steps is the quotient of their contrasts with the surface: text with contrast 5.3 to the
 * surface, on a fill with contrast 1.1 to it, has 5.3 / 1.1 = 4.8, whatever the hue.
 */
export type Pair = {
  readonly of: readonly ColorToken[];
  readonly on: readonly ColorToken[];
  readonly minContrast: 3 | 4.5 | 7;
};

/** The surfaces of a page. */
const surfaces = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'neutral.50',
] as const satisfies ColorToken[];
const primaryBackgrounds = ['primarySoft', 'primaryRamp.50'] as const satisfies ColorToken[];
const statusBackgrounds = [
  'successSoft',
  'warningSoft',
  'dangerSoft',
  'infoSoft',
] as const satisfies ColorToken[];
const statusTexts = ['success', 'warning', 'danger', 'info'] as const satisfies ColorToken[];

export const pairs: readonly Pair[] = [
  // Text and links, also on selected items and in notices.
  {
    of: ['text', 'neutral.700', 'textMuted'],
    on: [...surfaces, ...primaryBackgrounds, ...statusBackgrounds],
    minContrast: 7,
  },
  {
    of: ['primaryText'],
    on: [...surfaces, ...primaryBackgrounds, ...statusBackgrounds],
    minContrast: 4.5,
  },
  // Highlighted text, and text on the tenant's colour at the top of an article.
  { of: ['text', 'neutral.700'], on: ['primaryRamp.200'], minContrast: 4.5 },
  // Messages at fields and badges.
  { of: statusTexts, on: [...surfaces, ...primaryBackgrounds], minContrast: 4.5 },
  ...statusTexts.map((status): Pair => ({ of: [status], on: [`${status}Soft`], minContrast: 4.5 })),
  // Filled buttons and counters, normal and hovered.
  { of: ['onPrimary'], on: ['primary', 'primaryHover'], minContrast: 4.5 },
  { of: ['onDanger'], on: ['dangerFill', 'dangerFillHover'], minContrast: 4.5 },
  // Focus, and borders of fields and checkboxes.
  {
    of: ['focusRing', 'borderControl'],
    on: [...surfaces, ...primaryBackgrounds, ...statusBackgrounds],
    minContrast: 3,
  },
];

/** Decorative lines and fills, and disabled controls. */
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
