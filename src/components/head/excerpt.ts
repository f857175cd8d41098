import { textWidth } from '../../i18n/text-width.ts';

/** The longest description that search engines show, in the width of Latin letters. */
const MAX_DESCRIPTION_WIDTH = 155;

/** Languages whose characters are twice as wide as a Latin letter. */
const WIDE_LANGUAGES = /^(zh|ja|ko)\b/;

/**
 * The beginning of a text, cut at a word, also in scripts without spaces. `maxWidth` is in characters;
 * a wide one counts as two.
 */
export function excerpt(text: string, locale: string, maxWidth = MAX_DESCRIPTION_WIDTH): string {
  const widthOf = WIDE_LANGUAGES.test(locale) ? textWidth : (part: string) => part.length;
  if (widthOf(text) <= maxWidth) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (widthOf(text.slice(0, index)) >= maxWidth) break;
    end = index;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
