import * as v from 'valibot';
import { cny } from './money.ts';
import { GOODS_CLASSES, PRICE_MODES, PRODUCT_PLATFORMS } from './product-kinds.ts';

export const platform = v.picklist(PRODUCT_PLATFORMS);

/** An attribute of a product or SKU, in the marketplace's language and in the reader's. */
export const productAttribute = v.object({
  id: v.string(),
  name: v.string(),
  nameTrans: v.string(),
  value: v.string(),
  valueTrans: v.string(),
  /** A picture of this value, such as a colour swatch. */
  image: v.optional(v.string()),
});
export type ProductAttribute = v.InferOutput<typeof productAttribute>;

export const productSku = v.object({
  skuId: v.string(),
  specId: v.string(),
  attributes: v.array(productAttribute),
  /** CNY per piece. */
  price: cny,
  stock: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Estimated weight per piece in grams. */
  weightG: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ProductSku = v.InferOutput<typeof productSku>;

/** A step of the wholesale price: from `startQuantity` pieces, each piece costs `price` CNY. */
export const priceStep = v.object({
  startQuantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  price: cny,
  promotionPrice: v.optional(cny),
});
export type PriceStep = v.InferOutput<typeof priceStep>;

export const shopSummary = v.object({
  shopId: v.string(),
  name: v.string(),
  nameTrans: v.string(),
  /** 0 to 5. */
  score: v.number(),
  years: v.pipe(v.number(), v.integer()),
});

/** The data of a product card: a search hit, a recommendation, an entry of the watch history. */
export const productCard = v.object({
  productId: v.string(),
  platform,
  /** The canonical URL at the marketplace. */
  productUrl: v.string(),
  /** The encrypted `productUrl`, for `/product?url=`. */
  link: v.string(),
  title: v.string(),
  titleTrans: v.string(),
  image: v.string(),
  priceMode: v.picklist(PRICE_MODES),
  /** The lowest price of a piece, in CNY. */
  price: cny,
  minOrderQuantity: v.number(),
  soldCount: v.number(),
  shopName: v.string(),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const product = v.object({
  productId: v.string(),
  platform,
  productUrl: v.string(),
  link: v.string(),
  title: v.string(),
  titleTrans: v.string(),
  images: v.array(v.string()),
  video: v.optional(v.string()),
  categoryId: v.string(),
  priceMode: v.picklist(PRICE_MODES),
  /**
   * At least one entry, sorted by `startQuantity`. In mode `SKU_PRICE` there is one entry: the lowest
   * SKU price, from 1 piece.
   */
  priceRange: v.array(priceStep),
  skus: v.array(productSku),
  attributes: v.array(productAttribute),
  minOrderQuantity: v.number(),
  /** Quantities must be multiples of this; 1 for retail. */
  batchNumber: v.number(),
  /**
   * Mixed wholesale: with enough pieces or enough CNY from the whole shop, the minimum of each item does
   * not apply.
   */
  mixRule: v.optional(v.object({ mixNumber: v.number(), mixAmount: cny })),
  unit: v.string(),
  soldCount: v.number(),
  shop: shopSummary,
  /**
   * Freight to the warehouse in China, in CNY: `first` for the first piece, `next` for each further
   * one.
   */
  domesticFreight: v.object({ free: v.boolean(), first: cny, next: cny }),
  shipFrom: v.string(),
  /** Hours within which the seller dispatches. */
  dispatchWithin: v.number(),
  goodsClass: v.picklist(GOODS_CLASSES),
  /** Sanitised HTML. */
  descriptionHtml: v.string(),
  status: v.picklist(['ON_SALE', 'SOLD_OUT', 'REMOVED']),
});
export type Product = v.InferOutput<typeof product>;
