import type { ArticleType } from '../contract/values/shop/site-kinds.ts';

/** How a page of the storefront is treated. */
export type RouteOptions = {
  requireAuth?: true;
  /**
   * For a page with `requireAuth`: whether visitors with a cart but without an account may open it.
   */
  guests?: true;
  /**
   * A page that starts a session, such as sign-in, or shows the visitor's choices. Like pages that
   * need a session, it is never prefetched or cached.
   */
  personal?: true;
  /** Hidden from search engines, as pages that need a session always are. */
  unlisted?: true;
  /**
   * No cache may store the page, because its content is valid only once. The same holds for pages that
   * need a session.
   */
  noStore?: true;
  /**
   * The query fields that a cached page depends on. Its HTML and payload are the same for all visitors
   * with the same language and colours. A page without this list is never cached.
   */
  cachedBy?: readonly string[];
  /** Query fields with which the page is not cached. */
  notCachedWith?: readonly string[];
  /** The article that the page shows. The page exists only if the tenant has the article. */
  article?: ArticleType;
  /** The part of the site that the page belongs to. The page exists only if the tenant shows that part. */
  part?: 'showUserWarehouse' | 'showStockin' | 'showTransit';
  /** Message key of the page's name, for its breadcrumb and its menu entries. */
  title?: string;
  /** The page's ancestors in the breadcrumb trail, as paths of this table. */
  parents?: readonly string[];
  showHeader?: false;
  showContentHeader?: true;
  backgroundDecoration?: true;
  /**
   * The page has a large search field of its own. The header's field is shown when the large one has left
   * the screen.
   */
  showSearchInput?: 'afterOwn';
  searchInputCollapsed?: true;
  hideFooter?: true;
  /**
   * A page that has no bytes to spare for the header's menu of categories. It has a link in the navigation
   * instead (docs/design.md, decision 18).
   */
  linksToCategories?: true;
  /** A page with amounts and buttons: nothing may float over them. */
  nothingFloats?: true;
  /** A page with a bar of actions of its own, which replaces the navigation of a phone. */
  ownBar?: true;
  bottomPadding?: false;
};
