/** Names and lifetimes (seconds) of the cookies; the browser reads those marked so. */
const DAY = 86_400;
export const COOKIES = {
  /** Access token, sealed with the tenant's and the shopper's id. HttpOnly, `__Host-` on https. */
  token: { name: 'sampan_token', maxAge: 90 * DAY, httpOnly: true },
  /** Encrypted profile. HttpOnly. */
  profile: { name: 'sampan_profile', maxAge: 90 * DAY, httpOnly: true },
  /** Says only that somebody is signed in; read by the browser. */
  login: { name: 'sampan_login', maxAge: 90 * DAY, httpOnly: false },
  locale: { name: 'sampan_locale', maxAge: 365 * DAY, httpOnly: false },
  scheme: { name: 'sampan_scheme', maxAge: 3 * 365 * DAY, httpOnly: false },
  direction: { name: 'sampan_direction', maxAge: 3 * 365 * DAY, httpOnly: false },
  /** A colour of the reader's own in the tenant's place. */
  primary: { name: 'sampan_primary', maxAge: 3 * 365 * DAY, httpOnly: false },
  /** What a plain form leaves for the next page. HttpOnly. */
  flash: { name: 'sampan_flash', maxAge: 120, httpOnly: true },
  /** Since when the database may be read (D1), as long as a copy of it may be behind. HttpOnly. */
  bookmark: { name: 'sampan_bookmark', maxAge: 600, httpOnly: true },
} as const;
export type CookieName = keyof typeof COOKIES;
