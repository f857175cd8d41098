import type { LocaleTexts } from '../../contract/values/shop/locale-texts.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { fallbacks } from './tenant-text.ts';

/**
 * The text in the best available language for a reader: theirs and its substitutes, English, the shop's
 * first language, any other. Empty if there is none.
 */
export function bestText(
  texts: LocaleTexts,
  locale: Locale,
  first: Locale,
): { locale: Locale; text: string } {
  const localesInOrder = [...fallbacks(locale), first, ...(Object.keys(texts) as Locale[])];
  const found = localesInOrder.find((one) => texts[one]);
  return { locale: found ?? first, text: (found && texts[found]) ?? '' };
}
