/*
 * Products that a tenant sells from its own stock (docs/decisions/087-own-stock.md).
 */

export const OWN_PRODUCT_STATES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type OwnProductState = (typeof OWN_PRODUCT_STATES)[number];

/** How the staff correct stock: pieces came, pieces are gone, or somebody counted. */
export const OWN_STOCK_EVENT_KINDS = ['ADDED', 'REMOVED', 'COUNTED'] as const;
export type OwnStockEventKind = (typeof OWN_STOCK_EVENT_KINDS)[number];

/** What became of the pieces that an order kept. */
export const RESERVATION_STATES = ['RESERVED', 'TAKEN', 'RELEASED'] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

export const OWN_PRODUCT_ACTIONS = ['change', 'publish', 'archive', 'restore'] as const;
export type OwnProductAction = (typeof OWN_PRODUCT_ACTIONS)[number];

export const OWN_PRODUCT_SORTS = ['newest', 'stock', 'price'] as const;
export type OwnProductSort = (typeof OWN_PRODUCT_SORTS)[number];

/** What the ids of own products and of their shop begin with, as those of any source. */
export const OWN_ID_PREFIX = 'own:';
export const isOwnProduct = (productId: string): boolean => productId.startsWith(OWN_ID_PREFIX);

export const MAX_OWN_OPTIONS = 3;
export const MAX_OWN_VALUES = 40;
export const MAX_OWN_VARIANTS = 200;
export const MAX_OWN_PICTURES = 12;
export const MAX_OWN_TIERS = 5;

/**
 * The columns of the table in which products are brought in and taken out: a row is a variant. Those of
 * `OWN_TEXT_COLUMNS` may be followed by a language, as in `title.ru`; without one they are in the shop's first
 * language.
 */
export const OWN_TEXT_COLUMNS = [
  'title',
  'description',
  'option1',
  'value1',
  'option2',
  'value2',
  'option3',
  'value3',
] as const;
export const OWN_PLAIN_COLUMNS = [
  'code',
  'sku',
  'price',
  'stock',
  'weight',
  'length',
  'width',
  'height',
  'category',
  'class',
  'unit',
  'dispatch',
  'freight',
  'freightNext',
  'tiers',
  'pictures',
] as const;

/** The most rows and characters of a table that is brought in. */
export const MAX_OWN_ROWS = 500;
export const MAX_OWN_SHEET = 300_000;

/** Why a row of such a table can't be taken (messages `desk.own.problem.<name>`). */
export const OWN_ROW_PROBLEMS = [
  'CODE',
  'SKU',
  'SKU_TWICE',
  'SKU_TAKEN',
  'TITLE',
  'PRICE',
  'STOCK',
  'WEIGHT',
  'SIZE',
  'CATEGORY',
  'CLASS',
  'DISPATCH',
  'FREIGHT',
  'TIERS',
  'PICTURES',
  'OPTIONS',
  'VALUES',
  'VALUES_TWICE',
  'TOO_LONG',
  'DIFFERS',
  'RESERVED',
] as const;
export type OwnRowProblem = (typeof OWN_ROW_PROBLEMS)[number];
