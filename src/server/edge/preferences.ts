import type { Context, MiddlewareHandler } from 'hono';
import { COLOR_SCHEMES, DIRECTIONS, type Locale } from '../../contract/enums.ts';
import { ownPath } from '../../contract/own-path.ts';
import { PREFERENCES_PATH } from '../../contract/preferences.ts';
import type { RequestEnv } from '../request/context.ts';
import { writeCookie } from '../request/cookies.ts';
import { readBody } from './body.ts';

/** A shopper's language is theirs on every device; that it can't be kept there stops nobody here. */
async function rememberLanguage(c: Context<RequestEnv>, language: Locale): Promise<void> {
  if (!c.var.session) return;
  await c.var.api('updateLanguage', { query: { language } }).catch(() => undefined);
}

/**
 * Takes the plain forms of the shell: `locale`, `scheme` or `direction`, each only with a value that
 * this tenant has, kept in its cookie, and leads back to the own path in `back`.
 */
export const preferences: MiddlewareHandler<RequestEnv> = async (c, next) => {
  if (c.req.path !== PREFERENCES_PATH || c.req.method !== 'POST') return next();
  const fields = new URLSearchParams(await readBody(c.req.raw));
  const locale = c.var.tenant.supportedLanguages.find((one) => one === fields.get('locale'));
  const scheme = COLOR_SCHEMES.find((one) => one === fields.get('scheme'));
  const direction = DIRECTIONS.find((one) => one === fields.get('direction'));
  if (scheme) writeCookie(c, 'scheme', scheme);
  if (direction) writeCookie(c, 'direction', direction);
  if (locale) {
    writeCookie(c, 'locale', locale);
    await rememberLanguage(c, locale);
  }
  return c.redirect(ownPath(fields.get('back')), 303);
};
