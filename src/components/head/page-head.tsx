import { bcp47 } from '../../i18n/locale.ts';
import { isListed, matchRoute } from '../../site/routes.ts';
import { absolute, canonicalPath, type HeadPage } from './address.ts';
import { excerpt } from './excerpt.ts';
import { FoundTags } from './seo-tags.tsx';
import { type SharePicture, tenantPicture } from './share-picture.ts';

export type PageHeadProps = {
  readonly page: HeadPage;
  /** Name of the page; the shop's is added. */
  readonly title: string;
  /** The whole title, where it is not made by the pattern. */
  readonly wholeTitle?: string;
  readonly description?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** Its own path, where the one that was asked for may be another's. */
  readonly path?: string;
  readonly picture?: SharePicture;
  /** Kept out of search engines although its route is not: nothing found, gone. */
  readonly unlisted?: boolean;
};

/** As much as a search engine shows of a title, at least a name for the page. */
const LONGEST_TITLE = 70;
const SHORTEST_NAME = 20;

/** One pattern for the titles of all pages; a product's long name is cut, not the shop's. */
export function documentTitle({ tenant, locale }: HeadPage, title: string): string {
  const shop = ` – ${tenant.name}`;
  const room = Math.max(LONGEST_TITLE - shop.length - 1, SHORTEST_NAME);
  return excerpt(title, bcp47(locale), room) + shop;
}

/**
 * What stands in the head of a page. A page that search engines show says where it is at home and
 * in which languages it can be had; every other one only keeps itself out. What needs signing in is
 * kept from them by that.
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description } = props;
  const route = matchRoute(page.pagePath);
  const listed = route && isListed(route.options) && !props.unlisted;
  const hidden = !route?.options.requireAuth || props.unlisted;
  return (
    <>
      <title>{props.wholeTitle ?? documentTitle(page, title)}</title>
      {description && <meta name="description" content={description} />}
      {listed ? <Found {...props} /> : hidden && <meta name="robots" content="noindex" />}
    </>
  );
}

function Found({ page, title, description, type, path, picture }: PageHeadProps) {
  const own = path ?? canonicalPath(page.pagePath);
  const url = absolute(page, own);
  const { name, supportedLanguages, defaultLanguage } = page.tenant;
  return (
    <>
      <link rel="canonical" href={url} />
      <FoundTags
        once={Promise.resolve({
          origin: page.origin,
          path: own,
          tenant: { name, supportedLanguages, defaultLanguage },
          locale: page.locale,
          type: type ?? 'website',
          title,
          description: description ?? page.tenant.description,
          url,
          picture: picture ?? tenantPicture(page),
        })}
      />
    </>
  );
}
