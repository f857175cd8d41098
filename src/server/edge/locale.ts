import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { COLOR_SCHEMES, DIRECTIONS } from '../../contract/enums.ts';
import { directionOf, negotiateLocale } from '../../i18n/locale.ts';
import { getTranslator } from '../../i18n/translator.ts';
import { unseal } from '../crypto/sealed-cookie.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie } from '../request/cookies.ts';
import { PROFILE_PURPOSE } from './session-answer.ts';
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

/** Language, direction and colour scheme of the answer. */
export const locale: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const cookie = readCookie(c, 'locale');
  const chosen = negotiateLocale(c.var.tenant, {
    cookie,
    profile: cookie ? undefined : await profileLanguage(c),
    acceptLanguage: c.req.header('accept-language'),
  });
  c.set('locale', chosen);
  c.set('t', await getTranslator(chosen));
  c.set('tenant', await tenantInLocale(c));
  const direction = readCookie(c, 'direction');
  c.set('direction', DIRECTIONS.find((d) => d === direction) ?? directionOf(chosen));
  const scheme = readCookie(c, 'scheme');
  c.set(
    'scheme',
    COLOR_SCHEMES.find((s) => s === scheme),
  );
  await next();
};
