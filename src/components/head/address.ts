import { bcp47 } from '../../i18n/locale.ts';
import { inLanguage } from '../../i18n/page-language.ts';
import { matchRoute, type RoutePath } from '../../site/routes.ts';
import type { View } from '../view.ts';

/** A page as its head and its structured data see it. */
export type HeadPage = View & {
  /** Where the site stands for the world: `https://shop.example.org`. */
  readonly origin: string;
  /** Path and query of the page, without a language. */
  readonly pagePath: string;
};

/** Fields of an address that make another page of it; whatever else is in one says nothing of the page. */
const OWN_FIELDS: { readonly [P in RoutePath]?: readonly string[] } = {
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

const LATER_PAGE = /^(?:[2-9]|[1-9]\d{1,4})$/;

/** The one path of a page, whatever it was asked for by: with its own fields, in their order. */
export function canonicalPath(pagePath: string): string {
  const { pathname, searchParams } = new URL(`https://own.invalid${pagePath}`);
  const path = matchRoute(pathname)?.path;
  if (!path || path.includes('[')) return pathname;
  const fields = (OWN_FIELDS[path] ?? [])
    .map((name): [string, string] => [name, searchParams.get(name)?.trim() ?? ''])
    .filter(([name, value]) => (name === 'pageNo' ? LATER_PAGE.test(value) : value !== ''));
  return fields.length > 0 ? `${path}?${new URLSearchParams(fields)}` : path;
}

/** The address of an own path in the page's language. */
export const absolute = ({ origin, locale, tenant }: HeadPage, path: string): string =>
  origin + inLanguage(path, locale, tenant);

/** The address of a picture or another file of ours; another site's stays itself. */
export const fileAddress = (origin: string, path: string): string => new URL(path, origin).href;

/** The addresses of a path in each language of the tenant, and the one that chooses by the reader. */
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
