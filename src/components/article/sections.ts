export type Section = { id: string; heading: string; html: string };

/** A topic of the FAQ: its name, empty if the article has none, and its questions. */
export type Topic = { heading: string; questions: Section[] };

const TAGS = /<[^>]+>/g;

/**
 * Cuts HTML at its headings of one level. `lead` is the HTML before the first heading. The sections
 * are numbered: their ids, for anchors, are `prefix` and the number.
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

/** Cuts an article at its second-level headings. */
export const splitArticle = (html: string) => cutAt(2, html, 's');

/**
 * The questions of an article, by topic: topics are the second-level headings and questions the
 * third-level ones. Without third-level headings, the second-level ones are questions without a topic.
 */
export function topicsOf(html: string): Topic[] {
  const { sections } = splitArticle(html);
  if (!/<h3\b/.test(html)) return [{ heading: '', questions: sections }];
  return sections.map(({ id, heading, html: part }) => ({
    heading,
    questions: cutAt(3, part, `${id}-`).sections,
  }));
}

/** The character references that stored HTML contains. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The plain text of stored HTML. */
export function plainText(html: string): string {
  return html
    .replace(TAGS, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
