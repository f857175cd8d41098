import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { DESK_LANGUAGE, DESK_LANGUAGES } from '../../i18n/desk-languages.ts';
import { directionOf, negotiateLocale } from '../../i18n/locale.ts';
import { languageOf, localeOfTag } from '../../i18n/page-language.ts';
import { inCurrency } from '../../site/in-currency.ts';
import { PAGE_LANGUAGE_HEADER } from '../../site/page-language.ts';
import { unseal } from '../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { requestedPath } from '../request/page-path.ts';
import { preferencesOf } from './preferences.ts';
import { PROFILE_PURPOSE } from './session/apply-session.ts';
import { tenantInLocale } from './tenant.ts';

const sealedProfile = v.object({ language: v.string() });

/** The language that the signed-in shopper's profile names, from its sealed cookie. */
async function profileLanguage(c: Context<RequestEnv>): Promise<string | undefined> {
  const sealed = readCookie(c, 'profile');
  if (!sealed) return undefined;
  const profile = await unseal(c.var.platform.keys, PROFILE_PURPOSE, sealed);
  const result = v.safeParse(sealedProfile, profile);
  return result.success ? result.output.language : undefined;
}

/** The languages of the host: those of its tenant, or those of the desk. */
const languagesOf = (c: Context<RequestEnv>): readonly Locale[] =>
  c.var.desk ? DESK_LANGUAGES : c.var.tenant.supportedLanguages;

/** The language in the visitor's cookie, if the host has it. */
function cookieLanguage(c: Context<RequestEnv>): Locale | undefined {
  const chosen = readCookie(c, 'locale');
  return languagesOf(c).find((language) => language === chosen);
}

/** Paths that are not pages of the site: calls, files, the demo's own pages. */
const NOT_A_PAGE = /^\/(api|uploads|dev)(\/|$)/;

/** The language that the URL names; for a script's call, the language of its page. It overrides every preference. */
function urlLanguage(c: Context<RequestEnv>): Locale | undefined {
  const tenant = { ...c.var.tenant, supportedLanguages: languagesOf(c) };
  if (NOT_A_PAGE.test(c.req.path)) return localeOfTag(c.req.header(PAGE_LANGUAGE_HEADER), tenant);
  return languageOf(requestedPath(c) ?? '', tenant);
}

/** Sets the language, direction and preferences of the visitor, and the tenant in that language and currency. */
export const locale: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const cookie = cookieLanguage(c);
  const profile = cookie ? undefined : await profileLanguage(c);
  const requested = urlLanguage(c);
  const acceptLanguage = c.req.header('accept-language');
  const offered = c.var.desk
    ? { supportedLanguages: DESK_LANGUAGES, defaultLanguage: DESK_LANGUAGE }
    : c.var.tenant;
  const chosen = requested ?? negotiateLocale(offered, { cookie, profile, acceptLanguage });
  // Becomes the preference of a visitor who has none, such as one from a search engine.
  if (requested && !cookie && !profile && !NOT_A_PAGE.test(c.req.path))
    writeCookie(c, 'locale', requested);
  c.set('locale', chosen);
  const { deskTranslator, translator } = c.var.platform;
  c.set('t', await (c.var.desk ? deskTranslator : translator)(chosen));
  c.set('preferences', preferencesOf(c));
  c.set('tenant', inCurrency(await tenantInLocale(c), c.var.preferences.currency));
  c.set('direction', c.var.preferences.direction ?? directionOf(chosen));
  await next();
};
