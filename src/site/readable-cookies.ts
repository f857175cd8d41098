/*
 * The names of cookies that scripts of a page read. They are not in `cookies.ts`, so that no page loads
 * that table.
 */

/**
 * The prefix of every cookie's name on https. Browsers then take it from this host alone, so that no
 * sibling host, such as another tenant's, can set or overwrite it.
 */
export const HOST_PREFIX = '__Host-';
/** Only tells scripts that there is a session. */
export const LOGIN_FLAG = 'sampan_login';
/** Only tells scripts that a visitor without an account has a cart. */
export const CART_FLAG = 'sampan_cart';
/** The visitor's choices. */
export const PREFERENCE_COOKIES = {
  locale: 'sampan_locale',
  scheme: 'sampan_scheme',
  direction: 'sampan_direction',
  primary: 'sampan_primary',
  currency: 'sampan_currency',
} as const;
