export type Section = { id: string; heading: string; html: string };

/** A topic of the FAQ: its name, empty if the article has none, and its questions. */
export type Topic = { heading: string; questions: Section[] };

const TAGS = /<[^>]+>/g;

/**
 * HTML cut at its headings of one level, each with an anchor; the text before the first is the
 * lead.
 */
function cutAt(level: 2 | 3, html: string, prefix: string): { lead: string; sections: Section[] } {
  const headings = [...html.matchAll(new RegExp(`<h${level}[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))];
  const sections = headings.map((match, index) => {
    const start = match.index + match[0].length;
    const end = headings[index + 1]?.index ?? html.length;
    const heading = plainText(match[1] ?? '');
    return { id: `${prefix}${index + 1}`, heading, html: html.slice(start, end).trim() };
  });
  return { lead: html.slice(0, headings[0]?.index ?? html.length).trim(), sections };
}

/** An article cut at its second-level headings. */
export const splitArticle = (html: string) => cutAt(2, html, 's');

/**
 * The questions of an article: its third-level headings by topic, or its second-level ones if it
 * has no others.
 */
export function topicsOf(html: string): Topic[] {
  const { sections } = splitArticle(html);
  if (!/<h3\b/.test(html)) return [{ heading: '', questions: sections }];
  return sections.map(({ id, heading, html: part }) => ({
    heading,
    questions: cutAt(3, part, `${id}-`).sections,
  }));
}

/** The entities of stored HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Plain text of stored HTML, for the search. */
export function plainText(html: string): string {
  return html
    .replace(TAGS, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
