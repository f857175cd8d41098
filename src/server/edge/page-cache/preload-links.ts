/** More would compete with what the first paint needs. */
const MOST = 6;

/** An address of this origin, which no `Link` header could be broken out of. */
const OWN_PATH = /^\/(?!\/)[\w./~%?&=+,@:-]*$/;

/**
 * What a page's first paint needs, as the value of its `Link` header: the stylesheets, scripts and
 * pictures that its head asks for first, those it marks as less important left out. A proxy that
 * knows Early Hints (Cloudflare does) sends it before the page is there. Empty where there is nothing.
 */
export function preloadLinks(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  return [...head.matchAll(/<link\s([^>]*)>/g)]
    .flatMap(([, attributes = '']) => linkOf(attributesOf(attributes)) ?? [])
    .slice(0, MOST)
    .join(', ');
}

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
      // Of pictures only the one that is said to be seen first.
      if (as === 'image' && priority === 'high')
        return `<${path}>; rel=preload; as=image; fetchpriority=high${cors}`;
      return as === 'font' ? `<${path}>; rel=preload; as=font; crossorigin` : undefined;
    default:
      return undefined;
  }
}

/** Names in lower case, values as they are meant. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );
}
