import type { Locale } from '../../../contract/values/shop/locales.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { escapeHtml } from '../../html/escape-html.ts';

/** A path on this site, and when its content last changed (ISO 8601). */
export type SitemapEntry = { path: string; updatedAt?: string };

/** The languages of a site, and the URLs of its pages. */
type SiteUrls = {
  languages: readonly Locale[];
  /** The URL of a path in a language; without `locale`, the URL at which the visitor's preferences choose the language. */
  urlOf: (path: string, locale?: Locale) => string;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** An index of sitemaps, by their URLs. */
export function indexXml(fileUrls: readonly string[]): string {
  const entries = fileUrls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`;
}

/** A sitemap in one language. Each entry lists the page's URLs in all languages. */
export function urlSetXml(
  entries: readonly SitemapEntry[],
  locale: Locale,
  siteUrls: SiteUrls,
): string {
  const urls = entries.map((entry) => entryXml(entry, locale, siteUrls));
  return `${HEAD}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

function entryXml(
  { path, updatedAt }: SitemapEntry,
  locale: Locale,
  { languages, urlOf }: SiteUrls,
) {
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`;
  const alternates =
    languages.length > 1
      ? [
          ...languages.map((language) => alternate(bcp47(language), urlOf(path, language))),
          alternate('x-default', urlOf(path)),
        ]
      : [];
  const lastmod = updatedAt ? `<lastmod>${escapeHtml(updatedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(urlOf(path, locale))}</loc>${lastmod}${alternates.join('')}</url>\n`;
}
