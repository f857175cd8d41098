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

/** The language of the reader's cookie, unless the tenant no longer offers it. */
function localeOfCookie(c: Context<RequestEnv>): Locale | undefined {
  const chosen = readCookie(c, 'locale');
  return c.var.tenant.supportedLanguages.find((one) => one === chosen);
}

/** Paths that are no pages of the site: calls, files, the demonstration's own pages. */
const NO_PAGE = /^\/(api|uploads|dev)(\/|$)/;

/** The language of the address, or, for a script's call, of its page. It overrides every preference. */
function askedLanguage(c: Context<RequestEnv>): Locale | undefined {
  const { tenant } = c.var;
  if (NO_PAGE.test(c.req.path)) return localeOfTag(c.req.header(PAGE_LANGUAGE_HEADER), tenant);
  return languageOf(requestedPath(c) ?? '', tenant);
}

/** Sets language, direction and the reader's preferences for the answer. */
export const locale: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const cookie = localeOfCookie(c);
  const profile = cookie ? undefined : await profileLanguage(c);
  const asked = askedLanguage(c);
  const acceptLanguage = c.req.header('accept-language');
  const chosen = asked ?? negotiateLocale(c.var.tenant, { cookie, profile, acceptLanguage });
  // A visitor from a search engine keeps the language of the result; a chosen language stays.
  if (asked && !cookie && !profile && !NO_PAGE.test(c.req.path)) writeCookie(c, 'locale', asked);
  c.set('locale', chosen);
  c.set('t', await c.var.platform.translator(chosen));
  c.set('tenant', await tenantInLocale(c));
  c.set('preferences', preferencesOf(c));
  c.set('direction', c.var.preferences.direction ?? directionOf(chosen));
  await next();
};
