/**
 * Parses a redirect target that a visitor controls (`redirectUrl`, a form's `_next`) and returns its path
 * on this site. Returns `fallback` if it would leave the site or is not a page (another origin, `/api`,
 * `/RSC`).
 */
export function ownPath(text: string | null | undefined, fallback = '/'): string {
  if (!text?.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return fallback;
  const base = 'https://own.invalid';
  if (!URL.canParse(text, base)) return fallback;
  const url = new URL(text, base);
  if (url.origin !== base || /^\/(api|RSC|dev)(\/|$)/i.test(url.pathname)) return fallback;
  if (url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
