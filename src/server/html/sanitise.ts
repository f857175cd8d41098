import sanitizeHtml from 'sanitize-html';

const TAGS =
  'h2 h3 h4 p br hr blockquote ul ol li dl dt dd strong em b i u s sub sup code bdi span a img ' +
  'figure figcaption table caption thead tbody tr th td';

/**
 * Makes HTML that a tenant wrote safe to show: keeps text, headings, lists, tables, links and pictures,
 * and removes scripts, styles, forms and frames. Call it before the HTML is stored, or when it arrives
 * from a remote backend; not again when it is shown.
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

/**
 * The attributes of a link. A link to another site opens in a new tab, which gets neither the shop's
 * window nor its URL.
 */
function safeLink({
  target: _,
  rel: __,
  ...attribs
}: Record<string, string>): Record<string, string> {
  return /^https?:/i.test(attribs.href ?? '')
    ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
    : attribs;
}
