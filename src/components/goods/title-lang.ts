import type { Locale } from '../../contract/values/shop/locales.ts';
import { bcp47 } from '../../i18n/locale.ts';

/**
 * The `lang` of an ordered item's title, if it is not in the reader's language: marketplaces' titles
 * stay as they were ordered.
 */
export const titleLang = (
  locale: Locale,
  { titleLanguage }: { titleLanguage?: Locale | undefined },
): string | undefined =>
  titleLanguage && titleLanguage !== locale ? bcp47(titleLanguage) : undefined;
