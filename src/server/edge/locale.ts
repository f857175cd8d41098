import type { MiddlewareHandler } from 'hono';
import { COLOR_SCHEMES, DIRECTIONS } from '../../contract/enums.ts';
import { directionOf, negotiateLocale } from '../../i18n/locale.ts';
import { getTranslator } from '../../i18n/translator.ts';
import type { RequestEnv } from '../request/context.ts';
import { readCookie } from '../request/cookies.ts';
import { tenantInLocale } from './tenant.ts';

/** Language, direction and colour scheme of the answer. */
export const locale: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const chosen = negotiateLocale(c.var.tenant, {
    cookie: readCookie(c, 'locale'),
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
