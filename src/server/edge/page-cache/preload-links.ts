/** More links would delay those that the first paint needs. */
const MAX_LINKS = 6;

/** A path on this origin, with characters that are safe in a `Link` header. */
const OWN_PATH = /^\/(?!\/)[\w./~%?&=+,@:-]*$/;

/**
 * The value of a page's `Link` header: the stylesheets, scripts, fonts and main picture that its head
 * loads, except those of low priority. A proxy with Early Hints, such as Cloudflare, sends it before
 * the page. Empty if there are none.
 */
export function preloadLinks(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  return [...head.matchAll(/<link\s([^>]*)>/g)]
    .flatMap(([, attributes = '']) => linkOf(attributesOf(attributes)) ?? [])
    .slice(0, MAX_LINKS)
    .join(', ');
}

/** The entry of the `Link` header for a link element; undefined if the link is not preloaded. */
function linkOf(link: ReadonlyMap<string, string>): string | undefined {
  const path = link.get('href') ?? '';
  const as = link.get('as') ?? '';
  const priority = link.get('fetchpriority');
  if (!OWN_PATH.test(path) || link.has('imagesrcset') || priority === 'low') return undefined;
  const cors = link.has('crossorigin') ? '; crossorigin' : '';
  switch (link.get('rel')) {
    case 'stylesheet':
      return `<${path}>; rel=preload; as=style${cors}`;
    case 'modulepreload':
      return `<${path}>; rel=modulepreload${cors}`;
    case 'preload':
      // The only picture to preload is the main one, which has high priority.
      if (as === 'image' && priority === 'high')
        return `<${path}>; rel=preload; as=image; fetchpriority=high${cors}`;
      return as === 'font' ? `<${path}>; rel=preload; as=font; crossorigin` : undefined;
    default:
      return undefined;
  }
}

/** Attributes by name in lower case; `&amp;` in values is decoded. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );
}
