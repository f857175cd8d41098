import type { Context } from 'hono';
import type { Category } from '../../../contract/calls/catalogue.ts';
import type { Tenant } from '../../../contract/calls/site.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { bcp47 } from '../../../i18n/locale.ts';
import { inLanguage, localeOfTag } from '../../../i18n/page-language.ts';
import { categoryHref } from '../../../site/category-href.ts';
import { isListed } from '../../../site/match-route.ts';
import { productHref } from '../../../site/product-href.ts';
import type { RouteOptions } from '../../../site/route-options.ts';
import { routes } from '../../../site/routes.ts';
import type { RequestEnv } from '../../request/context.ts';
import { sitemapParts } from './sitemap-parts.ts';
import { indexXml, type SitemapEntry, urlSetXml } from './sitemap-xml.ts';

/** The path of a file: its language, and either `pages` or the number of a part. */
const FILE = /^\/sitemaps\/([A-Za-z-]{2,10})\/(?:(pages)|products-([1-9]\d{0,5}))\.xml$/;

const xml = (c: Context<RequestEnv>, text: string) =>
  c.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' });

/** The index: for each language of the tenant, one file of pages and the files of products. */
export async function sitemapIndex(c: Context<RequestEnv>): Promise<Response> {
  const { origin, tenant } = c.var;
  const parts = await sitemapParts(c);
  const files = tenant.supportedLanguages.flatMap((locale) => {
    const folder = `${origin}/sitemaps/${bcp47(locale)}`;
    return [`${folder}/pages.xml`, ...parts.map((_, i) => `${folder}/products-${i + 1}.xml`)];
  });
  return xml(c, indexXml(files));
}

/** Answers with a file of the sitemap index; undefined for an unknown name. */
export async function sitemap(c: Context<RequestEnv>): Promise<Response | undefined> {
  const { tenant, origin } = c.var;
  const [, tag, pages, part] = FILE.exec(c.req.path) ?? [];
  const locale = localeOfTag(tag, tenant);
  if (!locale || tag !== bcp47(locale)) return undefined;
  const entries = pages ? await pagesOf(c) : await productsOf(c, Number(part));
  if (!entries) return undefined;
  return xml(c, urlSetXml(entries, locale, siteUrlsOf(tenant, origin)));
}

/** Writes paths of the site as absolute URLs, in each of the tenant's languages. */
const siteUrlsOf = (tenant: Tenant, origin: string) => ({
  languages: tenant.supportedLanguages,
  urlOf: (path: string, locale?: Locale) =>
    origin + (locale ? inLanguage(path, locale, tenant) : path),
});

/** Listed routes that show nothing without a query. */
const NEEDS_QUERY = new Set(['/product']);

/** The tenant's public pages: those of the routes, its enabled articles, and the results page of every category. */
async function pagesOf(c: Context<RequestEnv>): Promise<SitemapEntry[]> {
  const { enabledArticleTypes } = c.var.tenant;
  const isEnabled = ({ article }: RouteOptions) =>
    !article || enabledArticleTypes.includes(article);
  const paths = Object.entries<RouteOptions>(routes)
    .filter(([path, options]) => isListed(options) && isEnabled(options) && !NEEDS_QUERY.has(path))
    .map(([path]) => path);
  const categories = flatten(await c.var.api('listCategories'));
  return [...paths, ...categories.map(({ id }) => categoryHref(id))].map((path) => ({ path }));
}

const flatten = (tree: readonly Category[]): Category[] =>
  tree.flatMap((category) => [category, ...flatten(category.children)]);

/** The products of one part, counted from 1; undefined if there is no such part. */
async function productsOf(
  c: Context<RequestEnv>,
  part: number,
): Promise<SitemapEntry[] | undefined> {
  const cursor = (await sitemapParts(c))[part - 1];
  if (cursor === undefined) return undefined;
  const products = await c.var.api('listSitemapProducts', { params: { cursor } });
  return products.map(({ link, updatedAt }) => ({
    path: productHref(link),
    updatedAt,
  }));
}
