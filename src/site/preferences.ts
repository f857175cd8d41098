import { DIRECTIONS, type Direction } from '../contract/values/locales.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../contract/values/site-kinds.ts';

/** The path that takes the plain forms of preferences (src/server/edge/preferences.ts). */
export const PREFERENCES_PATH = '/preferences';

/**
 * The reader's choices that override tenant, language and system. Absent if not chosen.
 * Besides tenant and language, a public page may depend on nothing else of a reader.
 */
export type Preferences = {
  scheme?: ColorScheme;
  direction?: Direction;
  /** `#rrggbb` */
  primary?: string;
};
export type PreferenceName = keyof Preferences;

/** Only `#rrggbb` is accepted as a colour. */
const colorOf = (text: string) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined);

/** Parses a preference from a cookie or form; undefined if it is invalid. */
export const readPreference: {
  readonly [N in PreferenceName]: (text: string) => Preferences[N];
} = {
  scheme: (text) => COLOR_SCHEMES.find((one) => one === text),
  direction: (text) => DIRECTIONS.find((one) => one === text),
  primary: colorOf,
};

/** The form value that resets a preference to its default. */
export const UNCHOSEN = 'default';
/** The form value that selects the colour in the field `ownColor`. */
export const OWN_COLOR = 'own';
