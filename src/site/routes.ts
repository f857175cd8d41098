import type { RouteOptions } from './route-options.ts';

/** Fields of the freight estimate (src/components/freight/freight-question.ts). */
const FREIGHT_FIELDS = ['country', 'kg', 'length', 'width', 'height', 'goods'];
/** Fields that filter the results of a search and say which are shown (src/components/product/results/search-state.ts). */
const SEARCH_FIELDS = [
  'keyword',
  'channel',
  'sort',
  'filters',
  'priceStart',
  'priceEnd',
  'categoryId',
  'shopId',
  'productCollectionId',
  'asTyped',
  'snId',
  // The last and the first page of results that are shown, and the cursors of sources without page numbers.
  'pageNo',
  'from',
  'nextPage',
];
/** What all pages below `/my` have in common. */
const MY = { requireAuth: true, showContentHeader: true, nothingFloats: true } as const;

/**
 * The pages of the storefront: who may open them and how they are laid out (docs/specification.md
 * section 2). `RouteOptions` explains the options.
 */
export const routes = {
  '/': {
    cacheKeyFields: FREIGHT_FIELDS,
    showSearchInput: 'onceOwnIsOffScreen',
    backgroundDecoration: true,
    bottomPadding: false,
  },
  '/how-to-use': {
    title: 'nav.howToUse',
    article: 'HOW_TO_USE',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/sourcing-service': {
    title: 'nav.sourcingService',
    article: 'SOURCING_SERVICE',
    cacheKeyFields: ['link', 'text'],
    showContentHeader: true,
  },
  '/payment-guide': {
    title: 'nav.paymentGuide',
    article: 'PAYMENT_GUIDE',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/transportation-charge': {
    title: 'nav.transportationCharge',
    article: 'ABOUT_TRANSIT_FEE',
    cacheKeyFields: [...FREIGHT_FIELDS, 'postCode'],
    showContentHeader: true,
  },
  '/forwarding': {
    title: 'nav.forwarding',
    article: 'ABOUT_TRANSIT',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/prohibited-items': {
    title: 'nav.prohibitedItems',
    article: 'PROHIBITED_PURCHASE_ITEMS',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/about': {
    title: 'nav.about',
    article: 'ABOUT_US',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/faq': { title: 'nav.faq', article: 'FAQ', cacheKeyFields: ['q'], showContentHeader: true },
  '/terms': {
    title: 'footer.terms',
    article: 'USER_AGREEMENT',
    cacheKeyFields: [],
    showContentHeader: true,
  },
  '/categories': { title: 'nav.categories', cacheKeyFields: [], showContentHeader: true },
  '/product-search': {
    title: 'nav.search',
    cacheKeyFields: SEARCH_FIELDS,
    // An uploaded picture is known only to its owner.
    notCachedWith: ['imageUrl'],
    showContentHeader: true,
  },
  '/search-by-picture': {
    title: 'imageSearch.title',
    unlisted: true,
    noStore: true,
    showContentHeader: true,
  },
  '/product': {
    title: 'nav.product',
    parents: ['/product-search'],
    cacheKeyFields: ['url'],
    // With filters, the breadcrumb leads back to the search that found the product; that of the cached page does not.
    notCachedWith: ['filters'],
    linksToCategories: true,
    nothingFloats: true,
    ownActionBar: true,
  },
  '/cart': {
    title: 'nav.cart',
    requireAuth: true,
    allowsGuestCart: true,
    showContentHeader: true,
    nothingFloats: true,
  },
  '/checkout': {
    title: 'nav.checkout',
    parents: ['/cart'],
    requireAuth: true,
    showContentHeader: true,
    searchInputCollapsed: true,
    nothingFloats: true,
    ownActionBar: true,
  },
  '/payment': {
    title: 'nav.payment',
    parents: ['/my/purchase'],
    requireAuth: true,
    showContentHeader: true,
    searchInputCollapsed: true,
    nothingFloats: true,
    ownActionBar: true,
  },
  '/payment/done': { title: 'nav.paymentDone', requireAuth: true, searchInputCollapsed: true },
  '/my': { ...MY, title: 'nav.my' },
  '/my/message': { ...MY, title: 'nav.message' },
  '/my/favourites': { ...MY, title: 'nav.favourites' },
  '/my/purchase': { ...MY, title: 'nav.purchase' },
  '/my/purchase/[orderNo]': { ...MY, title: 'nav.order', parents: ['/my/purchase'] },
  '/my/warehouses': { ...MY, title: 'nav.warehouses', requiresSetting: 'showUserWarehouse' },
  '/my/in-stock-items': { ...MY, title: 'nav.inStockItems', requiresSetting: 'showStockin' },
  '/my/in-stock-items/[parcelNo]': {
    ...MY,
    title: 'nav.parcel',
    requiresSetting: 'showStockin',
    parents: ['/my/in-stock-items'],
  },
  '/my/transit': { ...MY, title: 'nav.transit', requiresSetting: 'showTransit' },
  '/my/transit/new': {
    ...MY,
    title: 'nav.newTransit',
    requiresSetting: 'showTransit',
    parents: ['/my/in-stock-items'],
    searchInputCollapsed: true,
  },
  '/my/transit/[orderNo]': {
    ...MY,
    title: 'nav.transitOrder',
    requiresSetting: 'showTransit',
    parents: ['/my/transit'],
  },
  '/my/pending-payments': { ...MY, title: 'nav.pendingPayments' },
  '/my/balance': { ...MY, title: 'nav.balance' },
  '/my/balance/statement': { ...MY, title: 'nav.statement', parents: ['/my/balance'] },
  '/my/balance/transaction/[id]': {
    ...MY,
    title: 'nav.transaction',
    parents: ['/my/balance', '/my/balance/statement'],
  },
  '/my/balance/withdraw': { ...MY, title: 'nav.withdraw', parents: ['/my/balance'] },
  '/my/balance/deposit/[depositNo]': { ...MY, title: 'nav.deposit', parents: ['/my/balance'] },
  '/my/balance/refunds': { ...MY, title: 'nav.refunds', parents: ['/my/balance'] },
  '/my/balance/operations': { ...MY, title: 'nav.operations', parents: ['/my/balance'] },
  '/my/account': { ...MY, title: 'nav.account' },
  '/auth/login': {
    title: 'auth.login',
    personal: true,
    unlisted: true,
    searchInputCollapsed: true,
    backgroundDecoration: true,
  },
  '/auth/code': {
    title: 'auth.byCode',
    personal: true,
    unlisted: true,
    searchInputCollapsed: true,
    backgroundDecoration: true,
  },
  '/auth/join': {
    title: 'auth.join',
    personal: true,
    unlisted: true,
    searchInputCollapsed: true,
    backgroundDecoration: true,
  },
  '/auth/return': { requireAuth: true, hideFooter: true },
  '/auth/signup': {
    title: 'auth.signup',
    personal: true,
    unlisted: true,
    searchInputCollapsed: true,
    backgroundDecoration: true,
  },
  '/auth/forgot-password': {
    title: 'auth.forgotPassword',
    personal: true,
    unlisted: true,
    searchInputCollapsed: true,
    backgroundDecoration: true,
  },
  '/settings': {
    title: 'settings.title',
    personal: true,
    unlisted: true,
    showContentHeader: true,
  },
  '/offline': {
    title: 'errorPage.offline.title',
    unlisted: true,
    showHeader: false,
    hideFooter: true,
  },
} as const satisfies Record<string, RouteOptions>;

export type RoutePath = keyof typeof routes;
