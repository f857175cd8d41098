import type { Locale } from '../../../contract/values/locales.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { escapeHtml } from '../../html/escape-html.ts';

/** A path on this site, and when its content last changed (ISO 8601). */
export type SitemapEntry = { path: string; updatedAt?: string };

type Addresses = {
  languages: readonly Locale[];
  /** The address of a path in a language; without one, the address whose language the visitor's preferences decide. */
  address: (path: string, locale?: Locale) => string;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An index of sitemaps, by their addresses. */
export function indexXml(files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`;
}

/** A sitemap in one language. Each entry lists its addresses in all languages. */
export function urlSetXml(
  entries: readonly SitemapEntry[],
  locale: Locale,
  addresses: Addresses,
): string {
  const urls = entries.map((entry) => entryXml(entry, locale, addresses));
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function entryXml(
  { path, updatedAt }: SitemapEntry,
  locale: Locale,
  { languages, address }: Addresses,
) {
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`;
  const others =
    languages.length > 1
      ? [
          ...languages.map((one) => alternate(bcp47(one), address(path, one))),
          alternate('x-default', address(path)),
        ]
      : [];
  const changed = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address(path, locale))}</loc>${changed}${others.join('')}</url>\n`;
}
