import type { ArticleType } from '../contract/values/shop/site-kinds.ts';

/** How a page of the storefront is treated. */
export type RouteOptions = {
  requireAuth?: true;
  /**
   * For a page with `requireAuth`: whether visitors with a cart but without an account may open it.
   */
  allowsGuestCart?: true;
  /**
   * A page that starts a session, such as sign-in, or shows the visitor's choices. Like pages that
   * need a session, it is never prefetched or cached.
   */
  personal?: true;
  /** The page is hidden from search engines, as pages that need a session always are. */
  unlisted?: true;
  /**
   * No cache may store the page, because its content is valid only once. The same holds for pages that
   * need a session.
   */
  noStore?: true;
  /**
   * The query fields that the cached page depends on; `[]` for a page that depends on no field. Its HTML and payload
   * are the same for all visitors with the same language and colours. A page without this list is never cached.
   */
  cacheKeyFields?: readonly string[];
  /** Query fields with which the page is not cached. */
  notCachedWith?: readonly string[];
  /** The article that the page shows. The page exists only if the tenant has the article. */
  article?: ArticleType;
  /** The setting with which a tenant shows a part of the site. The page exists only if that setting is on. */
  requiresSetting?: 'showUserWarehouse' | 'showStockin' | 'showTransit';
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
  showSearchInput?: 'onceOwnIsOffScreen';
  searchInputCollapsed?: true;
  hideFooter?: true;
  /**
   * A page that has no bytes to spare for the header's menu of categories. It has a link in the navigation
   * instead (docs/design.md, decision 18).
   */
  linksToCategories?: true;
  /** A page with amounts and buttons, over which neither chat nor the button to the top may float. */
  nothingFloats?: true;
  /** A page with a bar of actions of its own, which replaces the navigation of a phone. */
  ownActionBar?: true;
  bottomPadding?: false;
};
