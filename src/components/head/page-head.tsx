import { bcp47 } from '../../i18n/locale.ts';
import { isListed, matchRoute } from '../../site/match-route.ts';
import { absolute, canonicalPath, type HeadPage } from './address.ts';
import { excerpt } from './excerpt.ts';
import { SeoTags } from './seo-tags.tsx';
import { type SharePicture, tenantPicture } from './share-picture.ts';

export type PageHeadProps = {
  readonly page: HeadPage;
  /** Name of the page; the shop's name is added. */
  readonly title: string;
  /** The whole title, if it does not follow the pattern. */
  readonly wholeTitle?: string;
  readonly description?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** The page's path, if it may differ from the requested one. */
  readonly path?: string;
  readonly picture?: SharePicture;
  /** The page has no results or no longer exists, so it is not indexed although its route is. */
  readonly unlisted?: boolean;
};

/** Characters of a title that search engines show. */
const LONGEST_TITLE = 70;
const SHORTEST_NAME = 20;

/** The title of a page; a long name is cut, the shop's is not. */
export function documentTitle({ tenant, locale }: HeadPage, title: string): string {
  const shop = ` – ${tenant.name}`;
  const room = Math.max(LONGEST_TITLE - shop.length - 1, SHORTEST_NAME);
  return excerpt(title, bcp47(locale), room) + shop;
}

/**
 * The head of a page. An indexed page names its canonical address and its languages; any other page
 * only says that it is not indexed. Pages that need a session are not indexed anyway.
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description } = props;
  const route = matchRoute(page.pagePath);
  const isIndexed = route && isListed(route.options) && !props.unlisted;
  const hidden = !route?.options.requireAuth || props.unlisted;
  return (
    <>
      <title>{props.wholeTitle ?? documentTitle(page, title)}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed ? <IndexedTags {...props} /> : hidden && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The tags that only an indexed page has. */
function IndexedTags({ page, title, description, type, path, picture }: PageHeadProps) {
  const ownPath = path ?? canonicalPath(page.pagePath);
  const url = absolute(page, ownPath);
  const { name, supportedLanguages, defaultLanguage } = page.tenant;
  return (
    <>
      <link rel="canonical" href={url} />
      <SeoTags
        origin={page.origin}
        path={ownPath}
        tenant={{ name, supportedLanguages, defaultLanguage }}
        locale={page.locale}
        type={type ?? 'website'}
        title={title}
        description={description ?? page.tenant.description}
        url={url}
        picture={picture ?? tenantPicture(page)}
      />
    </>
  );
}
