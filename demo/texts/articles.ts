import type { TenantFile } from '../../src/contract/ops/shop/tenant-file.ts';
import type { Locale } from '../../src/contract/values/shop/locales.ts';
import type { ArticleType } from '../../src/contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../src/contract/values/shop/tenant-record.ts';
import { readLocaleFile } from './in-languages.ts';

/**
 * The initial articles of a tenant, in each of its languages and in English. The settings that they
 * name are filled in when they are read (`tenantFacts`).
 */
export function articlesOf(
  { supportedLanguages }: Pick<TenantRecord, 'supportedLanguages'>,
  types: readonly ArticleType[],
): TenantFile['articles'] {
  return [...new Set<Locale>(['en', ...supportedLanguages])].flatMap((locale) =>
    types.map((type) => ({ type, locale, ...articleText(locale, type) })),
  );
}

/**
 * An article as `locales/<locale>/articles/<type>.html` has it: the title on the first line, then the
 * text, both ICU messages. Throws if the file has no title.
 */
function articleText(locale: Locale, type: ArticleType): { title: string; html: string } {
  const name = `articles/${type.toLowerCase().replaceAll('_', '-')}.html`;
  const [, title, html] =
    /^<title>(.*)<\/title>(\n.*)\n$/s.exec(readLocaleFile(locale, name)) ?? [];
  if (title === undefined || html === undefined) {
    throw new Error(`locales/${locale}/${name} has no <title> on its first line`);
  }
  return { title, html };
}
