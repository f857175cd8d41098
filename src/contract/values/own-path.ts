/** Percent-encoded letters, digits and `-._~`, the unreserved characters (RFC 3986, section 2.3). */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Decodes what needs no encoding, so that all spellings of a path become the same. */
export const canonicalPath = (pathname: string): string =>
  pathname.replaceAll(ENCODED_UNRESERVED, decodeURIComponent);

/**
 * Parses a redirect target that a visitor controls (`redirectUrl`, a form's `_next`) and returns its path
 * on this site. Returns `fallback` if it would leave the site or is not a page (another origin, `/api`,
 * `/RSC`, `/dev`).
 */
export function ownPath(text: string | null | undefined, fallback = '/'): string {
  if (!text?.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return fallback;
  const base = 'https://own.invalid';
  if (!URL.canParse(text, base)) return fallback;
  const url = new URL(text, base);
  if (url.origin !== base || /^\/(api|RSC|dev)(\/|$)/i.test(canonicalPath(url.pathname))) {
    return fallback;
  }
  // `/.//evil.example` has this origin, but its normalised path `//evil.example` would leave the site.
  if (url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
