import { paletteProperties, type Scheme, statusColor } from './palette.ts';

/**
 * The custom property of each colour of the design, by the colour's name. `paletteCss` writes the
 * tenant's colours into each page, `tokens.css.ts` the status colours into the stylesheet. Names that
 * every page carries are short: `n` (neutral) or `p` (primary) and a tenth of the step, so `p50` is
 * step 500; `s`, `sr`, `ss` are surfaces; `pf`, `ph`, `po`, `pt` are primary fill, hover, on-fill, text.
 */
export const colorProperties = {
  surface: 's',
  surfaceRaised: 'sr',
  surfaceSunken: 'ss',
  /** Hover, selected rows, quiet fills. */
  surfaceHover: 'n10',
  /** Hairlines. */
  border: 'n20',
  borderStrong: 'n30',
  /** Border of fields and checkboxes: contrast 3:1. */
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
} as const;

type Properties = typeof colorProperties;
type SingleColor = Exclude<keyof Properties, 'neutral' | 'primaryRamp'>;
/** A colour as a style names it: `surface`, or `neutral.700` of a ramp. */
export type ColorToken =
  | SingleColor
  | `${'neutral' | 'primaryRamp'}.${keyof Properties['neutral']}`;

function statusProperties(scheme: Scheme): Record<string, string> {
  const success = statusColor('#16a34a', scheme);
  const warning = statusColor('#d97706', scheme);
  const danger = statusColor('#dc2626', scheme);
  const info = statusColor('#2563eb', scheme);
  return {
    success: success.text,
    'success-soft': success.ramp[100],
    'success-border': success.ramp[300],
    warning: warning.text,
    'warning-soft': warning.ramp[100],
    'warning-border': warning.ramp[300],
    danger: danger.text,
    'danger-soft': danger.ramp[100],
    'danger-border': danger.ramp[300],
    'danger-fill': danger.fill,
    'danger-hover': danger.fillHover,
    'on-danger': danger.onFill,
    info: info.text,
    'info-soft': info.ramp[100],
    'info-border': info.ramp[300],
  };
}

/** The values of the status colours, by custom property. They are the same for every tenant. */
export const statusColors: Readonly<Record<Scheme, Record<string, string>>> = {
  light: statusProperties('light'),
  dark: statusProperties('dark'),
};

function propertyOf(token: ColorToken): string {
  const [name, step] = token.split('.') as [keyof Properties, (keyof Properties['neutral'])?];
  const property = colorProperties[name];
  return typeof property === 'string' ? property : property[step ?? 50];
}

/** The value of a token, `#rrggbb`, for a theme colour and a scheme. */
export function colorsOf(themeColor: string, scheme: Scheme): (token: ColorToken) => string {
  const values = { ...paletteProperties(themeColor, scheme), ...statusColors[scheme] };
  return (token) => values[propertyOf(token)] ?? '';
}
