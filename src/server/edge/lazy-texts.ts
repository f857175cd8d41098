import type { Context } from 'hono';
import { lazyTexts } from '../../i18n/lazy-texts.ts';
import { localeOfTag } from '../../i18n/page-language.ts';
import { LANGUAGE_FIELD } from '../../site/page-language.ts';
import type { RequestEnv } from '../request/context.ts';

/**
 * Texts that a page leaves to when they are needed, in the language that the address names or the
 * tenant's own. Asked for again each time, as the scripts that show them are of one release.
 */
export async function lazyTextsAnswer(c: Context<RequestEnv>): Promise<Response> {
  const locale =
    localeOfTag(c.req.query(LANGUAGE_FIELD), c.var.tenant) ?? c.var.tenant.defaultLanguage;
  c.set('locale', locale);
  return c.json(lazyTexts(await c.var.platform.translator(locale)), 200, {
    'cache-control': 'no-cache',
  });
}
