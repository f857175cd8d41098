/** Length of a description that search engines show. */
const DESCRIPTION = 155;

/** The beginning of a text, cut at a word, also in scripts without spaces. */
export function excerpt(text: string, locale: string, longest = DESCRIPTION): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (index >= longest) break;
    end = index;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
