import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Locale } from '../../contract/values/locales.ts';
import { directionOf, negotiateLocale } from '../../i18n/locale.ts';
import { languageOf, localeOfTag } from '../../i18n/page-language.ts';
import { PAGE_LANGUAGE_HEADER } from '../../site/page-language.ts';
import { unseal } from '../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie, writeCookie } from '../request/cookies.ts';
import { requestedPath } from '../request/page-path.ts';
import { preferencesOf } from './preferences.ts';
import { PROFILE_PURPOSE } from './session/session-answer.ts';
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

/** The language in the visitor's cookie, unless the tenant does not offer it. */
function localeOfCookie(c: Context<RequestEnv>): Locale | undefined {
  const chosen = readCookie(c, 'locale');
  return c.var.tenant.supportedLanguages.find((one) => one === chosen);
}

/** Paths that are no pages of the site: calls, files, the demonstration's own pages. */
const NO_PAGE = /^\/(api|uploads|dev)(\/|$)/;

/** The language of the address; for a script's call, that of its page. It overrides every preference. */
function addressLanguage(c: Context<RequestEnv>): Locale | undefined {
  const { tenant } = c.var;
  if (NO_PAGE.test(c.req.path)) return localeOfTag(c.req.header(PAGE_LANGUAGE_HEADER), tenant);
  return languageOf(requestedPath(c) ?? '', tenant);
}

/** Sets language, direction and the visitor's preferences for the answer. */
export const locale: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const cookie = localeOfCookie(c);
  const profile = cookie ? undefined : await profileLanguage(c);
  const ofAddress = addressLanguage(c);
  const acceptLanguage = c.req.header('accept-language');
  const chosen = ofAddress ?? negotiateLocale(c.var.tenant, { cookie, profile, acceptLanguage });
  // The address's language becomes the preference of a visitor who has none, such as one from a search engine.
  if (ofAddress && !cookie && !profile && !NO_PAGE.test(c.req.path))
    writeCookie(c, 'locale', ofAddress);
  c.set('locale', chosen);
  c.set('t', await c.var.platform.translator(chosen));
  c.set('tenant', await tenantInLocale(c));
  c.set('preferences', preferencesOf(c));
  c.set('direction', c.var.preferences.direction ?? directionOf(chosen));
  await next();
};
