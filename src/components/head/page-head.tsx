import { isListed, matchRoute } from '../../contract/routes.ts';
import { absolute, alternates, canonicalPath, type HeadPage } from './address.ts';
import { OpenGraph } from './open-graph.tsx';
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

/** One pattern for the titles of all pages. */
export const documentTitle = (title: string, shop: string): string => `${title} – ${shop}`;

/**
 * What stands in the head of a page. A page that search engines show says where it is at home and
 * in which languages it can be had; every other one only keeps itself out.
 */
export function PageHead(props: PageHeadProps) {
  const { page, title, description } = props;
  const route = matchRoute(page.pagePath.split('?')[0] ?? '/');
  const listed = route && isListed(route.options) && !props.unlisted;
  return (
    <>
      <title>{props.wholeTitle ?? documentTitle(title, page.tenant.name)}</title>
      {description && <meta name="description" content={description} />}
      {listed ? <Found {...props} /> : <meta name="robots" content="noindex" />}
    </>
  );
}

function Found({ page, title, description, type, path, picture }: PageHeadProps) {
  const own = path ?? canonicalPath(page.pagePath);
  const url = absolute(page, own);
  return (
    <>
      <link rel="canonical" href={url} />
      {alternates(page, own).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <OpenGraph
        page={page}
        type={type ?? 'website'}
        title={title}
        description={description ?? page.tenant.description}
        url={url}
        picture={picture ?? tenantPicture(page)}
      />
    </>
  );
}
