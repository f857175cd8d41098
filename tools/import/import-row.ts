import * as v from 'valibot';
import { id, text } from '../../src/contract/values/fields.ts';
import { platform } from '../../src/contract/values/goods/product.ts';
import { GOODS_CLASSES, PRICE_MODES } from '../../src/contract/values/goods/product-kinds.ts';
import { toFen } from '../../src/contract/values/money/money.ts';
import { LOCALES } from '../../src/contract/values/shop/locales.ts';

/* The schema of a row to import: a line of JSON, or a row of CSV. Fields have the names of the contract. */

/** An amount of CNY above zero: a decimal string with at most two decimals. The output is in fen. */
const price = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/),
  v.transform(toFen),
  v.minValue(1),
);
/** Like `price`, but zero is allowed. */
const fee = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,8}(\.\d{1,2})?$/), v.transform(toFen));

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const pieces = whole(1, 99_999);

/** The URL of a picture on the web, or the path of one that the shop serves itself. */
const image = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1000),
  v.regex(/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]+)$/),
);

/** Texts by locale code. */
const byLocale = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.record(v.picklist(LOCALES), schema);
/** One text for all languages, or texts by locale code. */
const localised = <S extends v.GenericSchema<unknown, unknown>>(schema: S) =>
  v.union([schema, byLocale(schema)]);

const attribute = v.object({
  /** The id of an attribute of the catalogue, or a new id; the name by default. */
  id: v.optional(text(64)),
  name: text(80),
  nameTrans: v.optional(text(80)),
  value: text(300),
  valueTrans: v.optional(text(300)),
  image: v.optional(image),
});
export type ImportAttribute = v.InferOutput<typeof attribute>;

const sku = v.object({
  skuId: text(64),
  specId: v.optional(text(64)),
  attributes: v.optional(v.pipe(v.array(attribute), v.maxLength(6)), []),
  price,
  stock: whole(0, 99_999_999),
  weightG: v.optional(whole(0, 10_000_000)),
});

/** A row. `toProduct` makes the checks across fields: a URL or an item id, a price or variants. */
export const importRow = v.object({
  /** URL at the marketplace. Without it, `platform` and `itemId` are required. */
  productUrl: v.optional(text(2000)),
  platform: v.optional(platform),
  itemId: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{5,20}$/))),
  /** The seller's title, usually Chinese. */
  title: text(300),
  /** The title in other languages. */
  titles: v.optional(byLocale(text(300)), {}),
  images: v.pipe(v.array(image), v.minLength(1), v.maxLength(40)),
  /** The id of an existing category. Alternatively `category` names it. */
  categoryId: v.optional(id),
  /** The names from the top category down. Missing categories are created. */
  category: v.optional(v.pipe(v.array(localised(text(80))), v.minLength(1), v.maxLength(3))),
  priceMode: v.optional(v.picklist(PRICE_MODES)),
  priceRange: v.optional(
    v.pipe(v.array(v.object({ startQuantity: pieces, price })), v.maxLength(20)),
    [],
  ),
  skus: v.optional(v.pipe(v.array(sku), v.maxLength(500)), []),
  /** The price of a product without variants, instead of `skus`. */
  price: v.optional(price),
  stock: v.optional(whole(0, 99_999_999)),
  weightG: v.optional(whole(0, 10_000_000)),
  attributes: v.optional(v.pipe(v.array(attribute), v.maxLength(60)), []),
  minOrderQuantity: v.optional(pieces),
  batchNumber: v.optional(pieces, 1),
  mixRule: v.optional(v.object({ mixNumber: pieces, mixAmount: price })),
  unit: v.optional(text(20), 'piece'),
  soldCount: v.optional(whole(0, 2_000_000_000), 0),
  shop: v.object({
    shopId: v.optional(id),
    name: text(120),
    nameTrans: v.optional(text(120)),
    /** 0 to 5. */
    score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    years: v.optional(whole(0, 100)),
  }),
  /** Freight inside China, CNY. */
  domesticFreight: v.optional(
    v.object({
      free: v.optional(v.boolean(), false),
      first: v.optional(fee, '0'),
      next: v.optional(fee, '0'),
    }),
    { free: true },
  ),
  /** The place from which the shop ships. */
  shipFrom: v.optional(localised(text(80))),
  /** The time until the seller ships, in hours. */
  dispatchWithin: v.optional(whole(1, 2_000), 72),
  goodsClass: v.optional(v.picklist(GOODS_CLASSES), 'NORMAL'),
  /** HTML; it is sanitised. */
  description: v.optional(localised(text(100_000))),
  status: v.optional(v.picklist(['ON_SALE', 'SOLD_OUT', 'REMOVED']), 'ON_SALE'),
  /** When the product was first offered. */
  createdAt: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((time) => Date.parse(time)),
    ),
  ),
});

/** Names of the fields of a row. */
export const IMPORT_FIELDS: readonly string[] = Object.keys(importRow.entries);

export type ImportRow = v.InferOutput<typeof importRow>;
