import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { meaning, type Scheme } from './palette.ts';

/**
 * Everything a style is made of. Colours are custom properties: `palette.ts` writes those of the
 * tenant into each page, this file those with a fixed meaning. The rest is plain values, which
 * cost nothing in the browser.
 */
const color = createGlobalThemeContract({
  surface: 's',
  surfaceRaised: 'sr',
  surfaceSunken: 'ss',
  /** Under the pointer, chosen rows, quiet fills. */
  surfaceHover: 'n10',
  /** Hairlines between things. */
  border: 'n20',
  borderStrong: 'n30',
  /** The edge of what can be typed in or ticked: 3:1. */
  borderControl: 'n50',
  text: 'n90',
  textMuted: 'n60',

  primary: 'pf',
  primaryHover: 'ph',
  onPrimary: 'po',
  primaryText: 'pt',
  primarySoft: 'p10',
  primaryBorder: 'p30',
  focusRing: 'p50',

  success: 'success',
  successSoft: 'success-soft',
  successBorder: 'success-border',
  warning: 'warning',
  warningSoft: 'warning-soft',
  warningBorder: 'warning-border',
  danger: 'danger',
  dangerSoft: 'danger-soft',
  dangerBorder: 'danger-border',
  dangerFill: 'danger-fill',
  dangerFillHover: 'danger-hover',
  onDanger: 'on-danger',
  info: 'info',
  infoSoft: 'info-soft',
  infoBorder: 'info-border',

  neutral: {
    50: 'n5',
    100: 'n10',
    200: 'n20',
    300: 'n30',
    400: 'n40',
    500: 'n50',
    600: 'n60',
    700: 'n70',
    800: 'n80',
    900: 'n90',
  },
  primaryRamp: {
    50: 'p5',
    100: 'p10',
    200: 'p20',
    300: 'p30',
    400: 'p40',
    500: 'p50',
    600: 'p60',
    700: 'p70',
    800: 'p80',
    900: 'p90',
  },
});

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
  /** Keyed by pixels; in rem, so that they follow the reader's own size. */
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
    sans: [
      '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial',
      '"Noto Sans Lao Looped", "Noto Sans Lao", "Phetsarath OT", "Lao UI"',
      '"Noto Sans Thai Looped", "Noto Sans Thai", "Leelawadee UI", Thonburi',
      '"SF Arabic", "Noto Sans Arabic", "Geeza Pro"',
      '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"',
      'sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"',
    ].join(', '),
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
  /** The smallest thing a finger should have to hit. */
  touch: '44px',
} as const;

/** Conditions for `@media`. Styles are written for the phone first. */
export const media = {
  tablet: '(min-width: 768px)',
  desktop: '(min-width: 1024px)',
  wide: '(min-width: 1440px)',
  phoneOnly: '(max-width: 767.98px)',
  finger: '(pointer: coarse)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
  print: 'print',
} as const;

const meaningVars = (scheme: Scheme) => {
  const success = meaning('#16a34a', scheme);
  const warning = meaning('#d97706', scheme);
  const danger = meaning('#dc2626', scheme);
  const info = meaning('#2563eb', scheme);
  return {
    [color.success]: success.text,
    [color.successSoft]: success.ramp[100],
    [color.successBorder]: success.ramp[300],
    [color.warning]: warning.text,
    [color.warningSoft]: warning.ramp[100],
    [color.warningBorder]: warning.ramp[300],
    [color.danger]: danger.text,
    [color.dangerSoft]: danger.ramp[100],
    [color.dangerBorder]: danger.ramp[300],
    [color.dangerFill]: danger.fill,
    [color.dangerFillHover]: danger.fillHover,
    [color.onDanger]: danger.onFill,
    [color.info]: info.text,
    [color.infoSoft]: info.ramp[100],
    [color.infoBorder]: info.ramp[300],
  };
};

// The same three cases as `schemeRules` in palette.ts.
const dark = meaningVars('dark');
globalStyle(':root', { vars: meaningVars('light') });
globalStyle(':root[data-scheme=dark]', { '@media': { screen: { vars: dark } } });
globalStyle(':root:not([data-scheme])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark } },
});
