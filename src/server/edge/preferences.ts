import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import type { Locale } from '../../contract/values/locales.ts';
import { ownPath } from '../../contract/values/own-path.ts';
import {
  DEFAULT_CHOICE,
  OWN_COLOR,
  PREFERENCES_PATH,
  type PreferenceName,
  type Preferences,
  readPreference,
} from '../../site/preferences.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropCookie, dropSession, readCookie, writeCookie } from '../request/cookies.ts';
import { readBody } from './forms/body.ts';

const NAMES = Object.keys(readPreference) as PreferenceName[];

/** The preferences in a visitor's cookies. */
export function preferencesOf(c: Context<RequestEnv>): Preferences {
  const chosen = NAMES.map((name) => [name, readPreference[name](readCookie(c, name) ?? '')]);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** Stores a preference in its cookie, or removes the cookie where it is reset. An unknown value changes nothing. */
function storePreference(c: Context<RequestEnv>, name: PreferenceName, chosen: string): void {
  if (chosen === DEFAULT_CHOICE) {
    if (readCookie(c, name)) dropCookie(c, name);
    return;
  }
  const value = readPreference[name](chosen);
  if (value) writeCookie(c, name, value);
}

/**
 * A shopper's language also goes into their profile. If the API fails, the cookie alone keeps the
 * language; a 401 ends the session.
 */
async function storeInProfile(c: Context<RequestEnv>, language: Locale): Promise<void> {
  if (!c.var.session) return;
  await c.var.api('updateLanguage', { query: { language } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) dropSession(c);
  });
}

/**
 * Handles the plain forms of the shell and the settings: `locale`, `scheme`, `direction` and `primary`
 * (with `ownColor`). Ignores unknown values. Redirects to `back` if that is a path of this site.
 */
export const preferences: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path !== PREFERENCES_PATH || c.req.method !== 'POST') return next();
  const fields = new URLSearchParams(await readBody(c.req.raw));
  const locale = c.var.tenant.supportedLanguages.find((one) => one === fields.get('locale'));
  for (const name of NAMES) {
    const chosen = fields.get(name) ?? '';
    storePreference(c, name, chosen === OWN_COLOR ? (fields.get('ownColor') ?? '') : chosen);
  }
  if (locale) {
    writeCookie(c, 'locale', locale);
    await storeInProfile(c, locale);
  }
  return c.redirect(ownPath(fields.get('back')), 303);
};
