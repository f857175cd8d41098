import { bcp47 } from '../../i18n/locale.ts';
import { isListed, matchRoute } from '../../site/match-route.ts';
import { excerpt } from './excerpt.ts';
import { absoluteUrl, canonicalPagePath, type HeadPage } from './page-url.ts';
import { SeoTags } from './seo-tags.tsx';
import { type SharePicture, tenantPicture } from './share-picture.ts';

export type PageHeadProps = {
  readonly page: HeadPage;
  /** Name of the page. The document's title is this name and the shop's. */
  readonly title: string;
  /** The document's whole title, if it is not made of these two names. */
  readonly wholeTitle?: string;
  readonly description?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** The page's path, if it may differ from the requested one. */
  readonly path?: string;
  readonly picture?: SharePicture;
  /** The page has no results or no longer exists, so it is not indexed although its route is. */
  readonly unlisted?: boolean;
};

/** The longest title that search engines show, in characters. */
const MAX_TITLE_LENGTH = 70;
/** The page's name gets at least this many characters, however long the shop's name is. */
const MIN_PAGE_NAME_LENGTH = 20;

/**
 * The document's title: the page's name, cut if it is long, and the whole name of the shop. After a
 * refused form it begins with "Error", because the page is a new document with the same name.
 */
export function documentTitle(page: HeadPage, title: string): string {
  const { tenant, locale, t, flash } = page;
  const shopPart = ` – ${tenant.name}`;
  const maxLength = Math.max(MAX_TITLE_LENGTH - shopPart.length - 1, MIN_PAGE_NAME_LENGTH);
  const name = excerpt(title, bcp47(locale), maxLength) + shopPart;
  // Somebody who only has to sign in first has made no mistake.
  const isRefused = flash?.kind === 'error' && flash.code !== 'UNAUTHENTICATED';
  return isRefused ? t('form.errorTitle', { title: name }) : name;
}

/**
 * The head of a page. An indexed page gets the tags for search engines, any other page `noindex`.
 * Pages that need a session get neither, because search engines can't see them.
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description } = props;
  const route = matchRoute(page.pagePath);
  const isIndexed = route && isListed(route.options) && !props.unlisted;
  const needsNoindex = !route?.options.requireAuth || props.unlisted;
  return (
    <>
      <title>{props.wholeTitle ?? documentTitle(page, title)}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed && <IndexedTags {...props} />}
      {!isIndexed && needsNoindex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** The tags that only an indexed page has. */
function IndexedTags({ page, title, description, type, path, picture }: PageHeadProps) {
  const canonicalPath = path ?? canonicalPagePath(page.pagePath);
  const url = absoluteUrl(page, canonicalPath);
  const { name, supportedLanguages, defaultLanguage } = page.tenant;
  return (
    <>
      <link rel="canonical" href={url} />
      <SeoTags
        origin={page.origin}
        path={canonicalPath}
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
