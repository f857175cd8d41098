import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { FIELD_ERROR_CODES } from '../../errors.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, text, uploadKey } from '../../values/fields.ts';
import { ownProductTyped } from '../../values/goods/own-product-typed.ts';
import {
  MAX_OWN_ROWS,
  MAX_OWN_SHEET,
  OWN_PRODUCT_ACTIONS,
  OWN_PRODUCT_SORTS,
  OWN_PRODUCT_STATES,
  OWN_ROW_PROBLEMS,
  OWN_STOCK_EVENT_KINDS,
  RESERVATION_STATES,
} from '../../values/goods/own-products.ts';
import { cny } from '../../values/money/money.ts';
import { LOCALES } from '../../values/shop/locales.ts';

const time = v.string();

const ownProductRow = v.object({
  id,
  code: v.string(),
  /** The title, in the language of the request. */
  title: v.string(),
  image: v.string(),
  state: v.picklist(OWN_PRODUCT_STATES),
  /** The prices of the cheapest and of the dearest variant. */
  price: cny,
  maxPrice: cny,
  variants: v.number(),
  /** The pieces that can be ordered. */
  available: v.number(),
  sold: v.number(),
  /** Whether something that was typed is wrong, and so does not apply yet. */
  wrong: v.boolean(),
  changedAt: time,
});
export type OwnProductRow = v.InferOutput<typeof ownProductRow>;

const problem = v.object({ field: v.string(), code: v.picklist(FIELD_ERROR_CODES) });

export const variantStock = v.object({
  variantId: id,
  sku: v.string(),
  /** The values of the variant, such as its colour, in the language of the request. */
  name: v.string(),
  onHand: v.number(),
  reserved: v.number(),
  available: v.number(),
  offered: v.boolean(),
});

/** A correction by the staff, or what an order kept. */
export const stockEvent = v.object({
  at: time,
  sku: v.string(),
  kind: v.picklist([...OWN_STOCK_EVENT_KINDS, ...RESERVATION_STATES]),
  /** By how many pieces the stock on the shelf changed; for an order, how many pieces the order keeps. */
  pieces: v.number(),
  /** How many were on the shelf after a correction. */
  onHand: v.optional(v.number()),
  reason: v.string(),
  by: v.string(),
  orderNo: v.string(),
});

export const ownProduct = v.object({
  ...ownProductRow.entries,
  /** As it was typed last. */
  typed: ownProductTyped,
  problems: v.array(problem),
  productUrl: v.string(),
  stock: v.array(variantStock),
  /** The newest 50. */
  history: v.array(stockEvent),
  /** The shop's languages, its first one first. */
  languages: v.array(v.picklist(LOCALES)),
  actions: v.array(v.picklist(OWN_PRODUCT_ACTIONS)),
  publishedAt: v.optional(time),
  version: v.number(),
});
export type OwnProductDetail = v.InferOutput<typeof ownProduct>;

const sheetText = v.pipe(
  v.string(),
  v.maxLength(MAX_OWN_SHEET),
  v.check((table: string) => table.trim() !== '' && !table.includes('\0')),
);
/** What each column is, if the heading does not say it: a column as in the heading, or `skip`. */
const sheetColumns = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/))), v.maxLength(120)),
  [],
);
const sheetCell = v.pipe(v.string(), v.maxLength(20_000));
const sheetInput = v.object({ text: sheetText, columns: sheetColumns });

const sheetRow = v.object({
  /** The number of the row, from 1, counting every record of the table. */
  line: v.number(),
  /** The cells of the row, in the order of the columns. */
  cells: v.array(v.string()),
  problems: v.array(v.picklist(OWN_ROW_PROBLEMS)),
});
export type OwnSheetRow = v.InferOutput<typeof sheetRow>;

export const ownSheet = v.object({
  columns: v.array(v.object({ heading: v.string(), column: v.string() })),
  /** All columns that a table may have. */
  known: v.array(v.string()),
  /** At most 500. */
  rows: v.array(sheetRow),
  bad: v.number(),
  total: v.number(),
  /** How many products it makes, and how many it changes. */
  made: v.number(),
  changed: v.number(),
});
export type OwnSheet = v.InferOutput<typeof ownSheet>;

const common = { auth: 'operator', group: 'ops' } as const;
const see = { ...common, method: 'GET', right: 'shop.see' } as const;
const act = { ...common, method: 'POST', right: 'shop.act' } as const;
const ofProduct = {
  ...act,
  subject: 'OWN_PRODUCT',
  params: v.object({ id }),
  output: ownProduct,
} as const;
const refused = ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'] as const;
const MAX_BYTES = 512 * 1024;

/** The calls about what a tenant sells from its own stock. */
export const opsOwnProductEndpoints = {
  listOwnProducts: {
    ...see,
    path: '/ops/own-products',
    summary:
      'The tenant’s own products in a state, changed last first, or by stock or price, the lowest first',
    query: v.object({
      state: v.optional(v.picklist(OWN_PRODUCT_STATES), 'PUBLISHED'),
      /** Words of its titles, or the beginning of a code. */
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
      sort: v.optional(v.picklist(OWN_PRODUCT_SORTS), 'newest'),
      /** `out`: only products of which nothing can be ordered. */
      stock: v.optional(v.picklist(['', 'out']), ''),
      ...cursorQuery,
    }),
    output: listOf(ownProductRow),
  },
  getOwnProduct: {
    ...see,
    path: '/ops/own-products/{id}',
    summary:
      'An own product as it was typed, the mistakes in it, its stock, and how the stock changed',
    params: v.object({ id }),
    output: ownProduct,
    errors: ['NOT_FOUND'],
  },
  makeOwnProduct: {
    ...act,
    path: '/ops/own-products',
    summary: 'Add a product, as a draft. It is saved even with mistakes, which are named',
    body: ownProductTyped,
    maxBytes: MAX_BYTES,
    output: ownProduct,
  },
  changeOwnProduct: {
    ...ofProduct,
    method: 'PUT',
    path: '/ops/own-products/{id}',
    summary:
      'Replace all that was typed of a product. The shop shows it on the next request; while something is wrong, it shows what was there before',
    body: ownProductTyped,
    maxBytes: MAX_BYTES,
    errors: refused,
  },
  combineOwnOptions: {
    ...ofProduct,
    path: '/ops/own-products/{id}/combinations',
    summary:
      'Add a variant for each combination of options without a variant, at the price of the first variant',
    errors: refused,
  },
  addOwnPicture: {
    ...ofProduct,
    path: '/ops/own-products/{id}/pictures',
    summary: 'Add an uploaded picture as the last one of a product',
    body: v.object({ file: uploadKey }),
    errors: [...refused, 'UPLOAD_REFUSED', 'PICTURE_TOO_LARGE'],
  },
  publishOwnProduct: {
    ...ofProduct,
    path: '/ops/own-products/{id}/publish',
    summary: 'Sell a product whose data are right and which has a picture',
    errors: [...refused, 'OWN_PRODUCT_WRONG'],
  },
  archiveOwnProduct: {
    ...ofProduct,
    path: '/ops/own-products/{id}/archive',
    summary: 'Sell a product no more. What was ordered stays ordered',
    errors: refused,
  },
  restoreOwnProduct: {
    ...ofProduct,
    path: '/ops/own-products/{id}/restore',
    summary: 'Make a product that was archived a draft again',
    errors: refused,
  },
  correctOwnStock: {
    ...ofProduct,
    path: '/ops/own-products/{id}/stock',
    summary:
      'Correct the pieces on the shelf of a variant: how many came, are gone, or were counted, including those that orders keep',
    body: v.object({
      variantId: id,
      kind: v.picklist(OWN_STOCK_EVENT_KINDS),
      pieces: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
      reason: text(200),
    }),
    errors: [...refused, 'QUANTITY_NOT_ALLOWED'],
  },
  keepOwnSheet: {
    ...act,
    path: '/ops/own-product-sheets',
    summary:
      'Keep a table of products for a day, for the person who pasted it, until its rows are right. A corrected table is kept as a new one',
    body: v.object({
      ...sheetInput.entries,
      mended: v.optional(
        v.pipe(
          v.array(
            v.object({
              line: v.pipe(v.number(), v.integer(), v.minValue(1)),
              /** The text of cells by the place of their column, from 0. Others stay as they are. */
              cells: v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), sheetCell),
            }),
          ),
          v.maxLength(MAX_OWN_ROWS),
        ),
        [],
      ),
    }),
    maxBytes: MAX_BYTES,
    output: v.object({ id }),
    answerOnly: true,
  },
  getOwnSheet: {
    ...see,
    right: 'shop.act',
    path: '/ops/own-product-sheets/{id}',
    summary: 'A kept table of products, and what is wrong with its rows',
    params: v.object({ id }),
    output: v.object({ text: v.string(), ...ownSheet.entries }),
    errors: ['NOT_FOUND'],
  },
  checkOwnProducts: {
    ...act,
    path: '/ops/own-products/import/check',
    summary: 'Read a table of products, and say what is wrong with its rows',
    body: sheetInput,
    maxBytes: MAX_BYTES,
    output: ownSheet,
    answerOnly: true,
  },
  importOwnProducts: {
    ...act,
    path: '/ops/own-products/import',
    summary: `Take a table of at most ${MAX_OWN_ROWS} rows, each a variant: products with new codes become drafts, others get what the table says. All rows or none`,
    body: sheetInput,
    maxBytes: MAX_BYTES,
    output: ownSheet,
    errors: ['PASTE_REFUSED', 'PASTE_TOO_LONG', 'CONFLICT'],
  },
  exportOwnProducts: {
    ...see,
    path: '/ops/own-product-table',
    summary:
      'Own products as CSV, in the form in which they are imported, sorted by code: 200 products for each call, the heading only in the first answer',
    query: v.object({
      state: v.optional(v.picklist(OWN_PRODUCT_STATES)),
      /** The code after which to go on. */
      after: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    }),
    output: v.object({ name: v.string(), csv: v.string(), next: v.optional(v.string()) }),
    audited: true,
  },
} as const satisfies Record<string, Endpoint>;
