import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../../contract/errors.ts';
import { ownPath } from '../../contract/values/own-path.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { DESK_LANGUAGES } from '../../i18n/desk-languages.ts';
import {
  DEFAULT_CHOICE,
  OWN_COLOR,
  PREFERENCES_PATH,
  type PreferenceName,
  type Preferences,
  preferenceParsers,
} from '../../site/preferences.ts';
import type { RequestEnv } from '../request/context.ts';
import { dropCookie, dropSession, readCookie, writeCookie } from '../request/cookies.ts';
import { readBody } from './forms/body.ts';

const PREFERENCE_NAMES = Object.keys(preferenceParsers) as PreferenceName[];

/** The preferences in a visitor's cookies. */
export function preferencesOf(c: Context<RequestEnv>): Preferences {
  const chosen = PREFERENCE_NAMES.map((name) => [
    name,
    preferenceParsers[name](readCookie(c, name) ?? ''),
  ]);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** Stores a preference in its cookie, or removes the cookie if the default is chosen. Ignores unknown values. */
function storePreference(c: Context<RequestEnv>, name: PreferenceName, chosen: string): void {
  if (chosen === DEFAULT_CHOICE) {
    if (readCookie(c, name)) dropCookie(c, name);
    return;
  }
  const value = preferenceParsers[name](chosen);
  if (value) writeCookie(c, name, value);
}

/**
 * Stores a signed-in shopper's language in the profile, too. If the call fails, only the cookie has the
 * language; a 401 ends the session.
 */
async function storeInProfile(c: Context<RequestEnv>, language: Locale): Promise<void> {
  if (!c.var.session) return;
  await c.var.api('updateLanguage', { query: { language } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) dropSession(c);
  });
}

/**
 * Handles the plain forms by which visitors set preferences. Their fields: `locale`, `currency`, `scheme`,
 * `direction`, and `primary` (the main colour; its value `OWN_COLOR` stands for the colour in the field
 * `ownColor`). Ignores unknown values. Redirects to the field `back` if that is a path of this site, else
 * to the home page.
 */
export const preferences: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path !== PREFERENCES_PATH || c.req.method !== 'POST') return next();
  const fields = new URLSearchParams(await readBody(c.req.raw));
  const supportedLanguages = c.var.desk ? DESK_LANGUAGES : c.var.tenant.supportedLanguages;
  const locale = supportedLanguages.find((language) => language === fields.get('locale'));
  for (const name of PREFERENCE_NAMES) {
    const chosen = fields.get(name) ?? '';
    storePreference(c, name, chosen === OWN_COLOR ? (fields.get('ownColor') ?? '') : chosen);
  }
  if (locale) {
    writeCookie(c, 'locale', locale);
    await storeInProfile(c, locale);
  }
  return c.redirect(ownPath(fields.get('back')), 303);
};
