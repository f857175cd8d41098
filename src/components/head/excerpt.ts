/** About as much as a search engine shows of a description. */
const LONGEST = 155;

/** The beginning of a text, ended at a word: in scripts without spaces, too. */
export function excerpt(text: string, locale: string): string {
  if (text.length <= LONGEST) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (index >= LONGEST) break;
    end = index;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
