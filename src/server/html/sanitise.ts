import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong em b i u s sub sup code bdi span a img ' +
  'figure figcaption table caption thead tbody tr th td';

/**
 * HTML that a tenant wrote, made safe to store: text with headings, lists, tables, links and
 * pictures; no script, style, form or frame. Called where it is written, or comes in from a backend
 * elsewhere; never where it is read.
 */
export function sanitiseArticle(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
    },
  });
  return safe.trim();
}

/** Links to elsewhere open beside the shop and learn nothing of it. */
function safeLink({
  target: _,
  rel: __,
  ...attribs
}: Record<string, string>): Record<string, string> {
  return /^https?:/i.test(attribs.href ?? '')
    ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
    : attribs;
}
