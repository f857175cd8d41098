import { DIRECTIONS, type Direction } from '../contract/values/locales.ts';
import { COLOR_SCHEMES, type ColorScheme } from '../contract/values/site-kinds.ts';

/** Takes the plain forms of the reader's choices (src/server/edge/preferences.ts). */
export const PREFERENCES_PATH = '/preferences';

/**
 * What a reader chose over the tenant, the language and the system; what is not chosen is missing.
 * Beside tenant and language it is all of a reader that a public page may depend on.
 */
export type Preferences = {
  scheme?: ColorScheme;
  direction?: Direction;
  /** `#rrggbb` */
  primary?: string;
};
export type PreferenceName = keyof Preferences;

/** Only `#rrggbb` is a colour of a reader's own. */
const colorOf = (text: string) => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined);

/** Reads a choice as a cookie or a form holds it; nothing for everything that is none. */
export const readPreference: {
  readonly [N in PreferenceName]: (text: string) => Preferences[N];
} = {
  scheme: (text) => COLOR_SCHEMES.find((one) => one === text),
  direction: (text) => DIRECTIONS.find((one) => one === text),
  primary: colorOf,
};

/** In a form: goes back to what tenant, language and system say. */
export const UNCHOSEN = 'default';
/** In a form: the colour is the one in the field `ownColor`. */
export const OWN_COLOR = 'own';
