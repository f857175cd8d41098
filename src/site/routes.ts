import type { RouteOptions } from './route-options.ts';

/** Fields of the freight estimate (src/components/freight/freight-question.ts). */
const FREIGHT_FIELDS = ['country', 'kg', 'length', 'width', 'height', 'goods'];
/**
 * Fields that filter results and select their pages
 * (src/components/product/results/search-state.ts).
 */
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
  'pageNo',
  'from',
  'nextPage',
];

/**
 * The pages of the storefront: who may open them and how they are laid out (docs/specification.md
 * section 2).
 */
export const routes = {
  '/': {
    cachedBy: FREIGHT_FIELDS,
    showSearchInput: 'afterOwn',
    backgroundDecoration: true,
    bottomPadding: false,
  },
  '/how-to-use': {
    title: 'nav.howToUse',
    article: 'HOW_TO_USE',
    cachedBy: [],
    showContentHeader: true,
  },
  '/sourcing-service': {
    title: 'nav.sourcingService',
    article: 'SOURCING_SERVICE',
    cachedBy: ['link', 'text'],
    showContentHeader: true,
  },
  '/payment-guide': {
    title: 'nav.paymentGuide',
    article: 'PAYMENT_GUIDE',
    cachedBy: [],
    showContentHeader: true,
  },
  '/transportation-charge': {
    title: 'nav.transportationCharge',
    article: 'ABOUT_TRANSIT_FEE',
    cachedBy: [...FREIGHT_FIELDS, 'postCode'],
    showContentHeader: true,
  },
  '/forwarding': {
    title: 'nav.forwarding',
    article: 'ABOUT_TRANSIT',
    cachedBy: [],
    showContentHeader: true,
  },
  '/prohibited-items': {
    title: 'nav.prohibitedItems',
    article: 'PROHIBITED_PURCHASE_ITEMS',
    cachedBy: [],
    showContentHeader: true,
  },
  '/about': { title: 'nav.about', article: 'ABOUT_US', cachedBy: [], showContentHeader: true },
  '/faq': { title: 'nav.faq', article: 'FAQ', cachedBy: ['q'], showContentHeader: true },
  '/terms': {
    title: 'footer.terms',
    article: 'USER_AGREEMENT',
    cachedBy: [],
    showContentHeader: true,
  },
  '/categories': { title: 'nav.categories', cachedBy: [], showContentHeader: true },
  '/product-search': {
    title: 'nav.search',
    cachedBy: SEARCH_FIELDS,
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
    cachedBy: ['url'],
    notCachedWith: ['filters'],
    linksToCategories: true,
    nothingFloats: true,
    ownBar: true,
  },
  '/cart': {
    title: 'nav.cart',
    requireAuth: true,
    guests: true,
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
    ownBar: true,
  },
  '/payment': {
    title: 'nav.payment',
    parents: ['/my/purchase'],
    requireAuth: true,
    showContentHeader: true,
    searchInputCollapsed: true,
    nothingFloats: true,
    ownBar: true,
  },
  '/payment/done': { title: 'nav.paymentDone', requireAuth: true, searchInputCollapsed: true },
  '/my': { title: 'nav.my', requireAuth: true, showContentHeader: true },
  '/my/message': { title: 'nav.message', requireAuth: true, showContentHeader: true },
  '/my/favourites': { title: 'nav.favourites', requireAuth: true, showContentHeader: true },
  '/my/purchase': { title: 'nav.purchase', requireAuth: true, showContentHeader: true },
  '/my/purchase/[orderNo]': {
    title: 'nav.order',
    parents: ['/my/purchase'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/warehouses': {
    title: 'nav.warehouses',
    part: 'showUserWarehouse',
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/in-stock-items': {
    title: 'nav.inStockItems',
    part: 'showStockin',
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/in-stock-items/[parcelNo]': {
    title: 'nav.parcel',
    part: 'showStockin',
    parents: ['/my/in-stock-items'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/transit': {
    title: 'nav.transit',
    part: 'showTransit',
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/transit/new': {
    title: 'nav.newTransit',
    part: 'showTransit',
    parents: ['/my/in-stock-items'],
    requireAuth: true,
    showContentHeader: true,
    searchInputCollapsed: true,
    nothingFloats: true,
  },
  '/my/transit/[orderNo]': {
    title: 'nav.transitOrder',
    part: 'showTransit',
    parents: ['/my/transit'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/pending-payments': {
    title: 'nav.pendingPayments',
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance': { title: 'nav.balance', requireAuth: true, showContentHeader: true },
  '/my/balance/statement': {
    title: 'nav.statement',
    parents: ['/my/balance'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance/transaction/[id]': {
    title: 'nav.transaction',
    parents: ['/my/balance', '/my/balance/statement'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance/withdraw': {
    title: 'nav.withdraw',
    parents: ['/my/balance'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance/deposit/[depositNo]': {
    title: 'nav.deposit',
    parents: ['/my/balance'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance/refunds': {
    title: 'nav.refunds',
    parents: ['/my/balance'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/balance/operations': {
    title: 'nav.operations',
    parents: ['/my/balance'],
    requireAuth: true,
    showContentHeader: true,
  },
  '/my/account': { title: 'nav.account', requireAuth: true, showContentHeader: true },
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
