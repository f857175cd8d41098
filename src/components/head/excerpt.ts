import { textWidth } from '../../i18n/text-width.ts';

/** Length of a description that search engines show. */
const DESCRIPTION = 155;

/** Languages whose characters are twice as wide as a Latin letter. */
const WIDE = /^(zh|ja|ko)\b/;

/** The beginning of a text, cut at a word, also in scripts without spaces. A wide character counts as two. */
export function excerpt(text: string, locale: string, longest = DESCRIPTION): string {
  const widthOf = WIDE.test(locale) ? textWidth : (part: string) => part.length;
  if (widthOf(text) <= longest) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (widthOf(text.slice(0, index)) >= longest) break;
    end = index;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
