import type { Context } from 'hono';
import { lazyTexts } from '../../i18n/lazy-texts.ts';
import { localeOfTag } from '../../i18n/page-language.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * Texts that a page's scripts load when they need them, in the language that the URL names or the
 * tenant's default. Browsers check for newer texts each time, because the texts must fit the scripts of
 * this release.
 */
export async function lazyTextsResponse(c: Context<RequestEnv>): Promise<Response> {
  const locale =
    localeOfTag(c.req.query(LANGUAGE_FIELD), c.var.tenant) ?? c.var.tenant.defaultLanguage;
  c.set('locale', locale);
  const texts = lazyTexts(await c.var.platform.translator(locale), locale, c.var.tenant);
  return c.json(texts, 200, { 'cache-control': 'no-cache' });
}
