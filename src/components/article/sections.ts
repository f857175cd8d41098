export type Section = { id: string; heading: string; html: string };

const HEADING = /<h2[^>]*>([\s\S]*?)<\/h2>/g;
const TAGS = /<[^>]+>/g;

/** An article cut at its second-level headings, each with an anchor; what stands before the first is the lead. */
export function splitArticle(html: string): { lead: string; sections: Section[] } {
  const headings = [...html.matchAll(HEADING)];
  const sections = headings.map((match, index) => {
    const start = match.index + match[0].length;
    const end = headings[index + 1]?.index ?? html.length;
    const heading = (match[1] ?? '').replace(TAGS, '').trim();
    return { id: `s${index + 1}`, heading, html: html.slice(start, end).trim() };
  });
  return { lead: html.slice(0, headings[0]?.index ?? html.length).trim(), sections };
}

/** What stored HTML writes for the signs that it can't hold. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Plain text of stored HTML, for searching in it. */
export function plainText(html: string): string {
  return html
    .replace(TAGS, ' ')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
