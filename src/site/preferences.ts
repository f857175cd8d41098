import { DIRECTIONS, type Direction } from '../contract/values/shop/locales.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../contract/values/shop/site-kinds.ts';

/** The endpoint of the plain forms that set preferences (src/server/edge/preferences.ts). */
export const PREFERENCES_PATH = '/preferences';

/**
 * The visitor's choices, which override the defaults of tenant, language and system. A choice that
 * was not made is absent. A public page may depend on tenant, language and these choices, and on
 * nothing else that differs between visitors.
 */
export type Preferences = {
  scheme?: ColorScheme;
  direction?: Direction;
  /** `#rrggbb` */
  primary?: string;
  /** ISO 4217. It applies where the tenant offers it. */
  currency?: string;
};
export type PreferenceName = keyof Preferences;

/** Only `#rrggbb` is accepted as a colour. */
const colorOf = (text: string) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined);

/** Parses a preference from a cookie or form; undefined if it is invalid. */
export const preferenceParsers: {
  readonly [N in PreferenceName]: (text: string) => Preferences[N];
} = {
  scheme: (text) => COLOR_SCHEMES.find((one) => one === text),
  direction: (text) => DIRECTIONS.find((one) => one === text),
  primary: colorOf,
  currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : undefined),
};

/** The form value that resets a preference to its default. */
export const DEFAULT_CHOICE = 'default';
/** The form value that selects the colour in the field `ownColor`. */
export const OWN_COLOR = 'own';
