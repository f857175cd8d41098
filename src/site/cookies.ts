import { CART_FLAG, LOGIN_FLAG, PREFERENCE_COOKIES } from './readable-cookies.ts';

const DAY = 86_400;

/** The cookies: names, lifetimes in seconds, and whether scripts may read them. */
export const COOKIES = {
  /** The access token and the shopper's id, encrypted for one tenant. HttpOnly. */
  token: { name: 'sampan_token', maxAge: 90 * DAY, httpOnly: true },
  /** The encrypted profile. HttpOnly. */
  profile: { name: 'sampan_profile', maxAge: 90 * DAY, httpOnly: true },
  /** Tells scripts that there is a session; contains nothing else. */
  login: { name: LOGIN_FLAG, maxAge: 90 * DAY, httpOnly: false },
  /**
   * Proves that this browser has signed in with an e-mail before, also after signing out. HttpOnly.
   */
  device: { name: 'sampan_device', maxAge: 365 * DAY, httpOnly: true },
  /**
   * The token of the cart of a visitor without an account. It is the only proof that the cart is theirs.
   * HttpOnly.
   */
  guest: { name: 'sampan_guest', maxAge: 365 * DAY, httpOnly: true },
  /** Tells scripts that there is a visitor's cart; contains nothing else. */
  cart: { name: CART_FLAG, maxAge: 365 * DAY, httpOnly: false },
  locale: { name: PREFERENCE_COOKIES.locale, maxAge: 365 * DAY, httpOnly: false },
  // Three years, as specified; browsers keep a cookie for 400 days at most.
  scheme: { name: PREFERENCE_COOKIES.scheme, maxAge: 3 * 365 * DAY, httpOnly: false },
  direction: { name: PREFERENCE_COOKIES.direction, maxAge: 3 * 365 * DAY, httpOnly: false },
  /** The theme colour that the visitor chose instead of the tenant's. */
  primary: { name: PREFERENCE_COOKIES.primary, maxAge: 3 * 365 * DAY, httpOnly: false },
  /** The currency in which the visitor chose to see amounts. */
  currency: { name: PREFERENCE_COOKIES.currency, maxAge: 365 * DAY, httpOnly: false },
  /** The message of a plain form for the next page. HttpOnly. */
  flash: { name: 'sampan_flash', maxAge: 120, httpOnly: true },
  /** What was typed into a form that needs a session, for its page after signing in. HttpOnly. */
  typed: { name: 'sampan_typed', maxAge: 1800, httpOnly: true },
  /** The session of a member of the staff, at the desk only. HttpOnly. */
  desk: { name: 'sampan_desk', maxAge: DAY / 2, httpOnly: true },
  /**
   * Proves that this browser is a station of a warehouse, at the desk only. HttpOnly. It is not sent with
   * links from other sites.
   */
  station: { name: 'sampan_station', maxAge: 400 * DAY, httpOnly: true, sameSite: 'Strict' },
  /** The D1 bookmark of the shopper's last write, while a replica may lag behind. HttpOnly. */
  bookmark: { name: 'sampan_bookmark', maxAge: 600, httpOnly: true },
} as const;
export type CookieName = keyof typeof COOKIES;
