import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colorProperties, statusColors } from './colors.ts';
import type { Scheme } from './palette.ts';

/**
 * The design tokens. Colours are custom properties: `palette.ts` writes the tenant's colours into
 * each page, this file writes the status colours. The other tokens are plain values.
 */
const color = createGlobalThemeContract(colorProperties);

export const vars = {
  color,
  space: {
    2: '2px',
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
    64: '64px',
    80: '80px',
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '18px', full: '999px' },
  container: { xs: '960px', sm: '1024px', md: '1440px', lg: '1440px', xl: '1920px' },
  /** Keys are pixels, values are rem, so that they follow the browser's font size. */
  fontSize: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    36: '2.25rem',
  },
  fontWeight: { regular: '400', medium: '500', bold: '600' },
  lineHeight: { tight: '1.25', normal: '1.5' },
  font: {
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono", monospace',
  },
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / 0.05)',
    middle: '0 1px 3px rgb(0 0 0 / 0.06), 0 6px 16px -4px rgb(0 0 0 / 0.1)',
    high: '0 2px 6px rgb(0 0 0 / 0.06), 0 20px 48px -12px rgb(0 0 0 / 0.24)',
  },
  motion: {
    fast: '120ms cubic-bezier(0.2, 0, 0.2, 1)',
    normal: '160ms cubic-bezier(0.2, 0, 0.2, 1)',
    slow: '200ms cubic-bezier(0.2, 0, 0, 1)',
  },
  zIndex: {
    sticky: 100,
    header: 200,
    overlay: 1000,
    datePicker: 10010,
    toast: 10020,
    progress: 10030,
  },
  /** The smallest touch target. */
  touch: '44px',
} as const;

/** Conditions for `@media`. Styles are mobile-first. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1440px)',
  phoneOnly: '(max-width: 767.98px)',
  tabletOnly: '(min-width: 768px) and (max-width: 1023.98px)',
  belowDesktop: '(max-width: 1023.98px)',
  /** A window that is too low for bars over its content, such as a desktop's at a zoom of 400 %. */
  low: '(max-height: 399.98px)',
  coarsePointer: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;

const statusVars = (scheme: Scheme) =>
  Object.fromEntries(
    Object.entries(statusColors[scheme]).map(([name, value]) => [`--${name}`, value]),
  );

// The same cases as in `schemeRules` of palette.ts.
const dark = statusVars('dark');
globalStyle(':root', { vars: statusVars('light') });
globalStyle(':root[data-scheme=dark]', { '@media': { screen: { vars: dark } } });
globalStyle(':root:not([data-scheme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark } },
});
