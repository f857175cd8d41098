import { bcp47 } from '../../i18n/locale.ts';
import { inLanguage } from '../../i18n/page-language.ts';
import type { Flash } from '../../site/flash.ts';
import { matchRoute } from '../../site/match-route.ts';
import type { RoutePath } from '../../site/routes.ts';
import type { View } from '../view.ts';

/** The facts about a page that its head and its structured data need. */
export type HeadPage = View & {
  /** The site's public origin: `https://shop.example.org`. */
  readonly origin: string;
  /** Path and query of the page, without the language. */
  readonly pagePath: string;
  /** The result of the form that led to this page. */
  readonly flash?: Flash | undefined;
};

/** Query fields that change a page's content, so that its canonical URL keeps them. */
const CANONICAL_FIELDS: { readonly [P in RoutePath]?: readonly string[] } = {
  '/product': ['url'],
  '/product-search': [
    'keyword',
    'categoryId',
    'shopId',
    'productCollectionId',
    'channel',
    'pageNo',
  ],
};

/** A page number from 2 to 99999. */
const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,4})$/;

/** The canonical path of a page: with the query fields that matter, in a fixed order. */
export function canonicalPagePath(pagePath: string): string {
  const { pathname, searchParams } = new URL(`https://own.invalid${pagePath}`);
  const path = matchRoute(pathname)?.path;
  if (!path || path.includes('[')) return pathname;
  const fields = (CANONICAL_FIELDS[path] ?? [])
    .map((name): [string, string] => [name, searchParams.get(name)?.trim() ?? ''])
    .filter(([name, value]) => (name === 'pageNo' ? LATER_PAGE.test(value) : value !== ''));
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path;
}

/** The URL of a path of this site in the page's language. */
export const absoluteUrl = ({ origin, locale, tenant }: HeadPage, path: string): string =>
  origin + inLanguage(path, locale, tenant);

/** The absolute URL of a file of this site; another site's URL is unchanged. */
export const fileUrl = (origin: string, path: string): string => new URL(path, origin).href;

/**
 * The URLs of a path in each of the tenant's languages, and the URL without a language, which negotiates
 * it.
 */
export function alternates(
  {
    origin,
    tenant,
  }: {
    origin: string;
    tenant: Pick<HeadPage['tenant'], 'supportedLanguages' | 'defaultLanguage'>;
  },
  path: string,
): { hreflang: string; href: string }[] {
  const { supportedLanguages } = tenant;
  if (supportedLanguages.length < 2) return [];
  const languages = supportedLanguages.map((locale) => ({
    hreflang: bcp47(locale),
    href: origin + inLanguage(path, locale, tenant),
  }));
  return [...languages, { hreflang: 'x-default', href: origin + path }];
}
