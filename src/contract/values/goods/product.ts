import * as v from 'valibot';
import { alsoWritten, essential, type Fields, ifAbsent } from '../../foreign.ts';
import { language, translationOf } from '../fields.ts';
import { amountOrZero, cny } from '../money/money.ts';
import { goodsRuleHit } from './goods-rules.ts';
import { GOODS_CLASSES, PRICE_MODES, PRODUCT_PLATFORMS } from './product-kinds.ts';

export const platform = ifAbsent(v.picklist(PRODUCT_PLATFORMS), 'SelfOwned');

/** The encrypted product URL, for `/product?url=`. That page also takes the plain URL. */
export const productLink = ifAbsent(
  v.string(),
  ({ productUrl }) => (productUrl as string | undefined) || undefined,
);

const priceMode = ifAbsent(v.picklist(PRICE_MODES), 'SKU_PRICE');

/**
 * The minimum quantity of an order, or the step between quantities. 1 if another backend leaves it
 * out.
 */
export const minQuantity = ifAbsent(v.pipe(v.number(), v.minValue(1)), 1);

/** The pieces in stock. If another backend leaves it out, enough for any order. */
export const stock = ifAbsent(v.pipe(v.number(), v.integer(), v.minValue(0)), 99_999);

export const goodsClass = ifAbsent(v.picklist(GOODS_CLASSES), 'NORMAL');

/** The language of `titleTrans`, if it is known. */
export const titleLanguage = v.optional(language);

/** An attribute of a product or SKU, in the marketplace's language and in the reader's. */
export const productAttribute = v.object({
  id: v.string(),
  name: v.string(),
  nameTrans: translationOf('name'),
  value: v.string(),
  valueTrans: translationOf('value'),
  /** A picture of this value, such as a colour swatch. */
  image: v.optional(v.string()),
});
export type ProductAttribute = v.InferOutput<typeof productAttribute>;

export const productSku = v.object({
  skuId: essential(v.string()),
  specId: v.string(),
  attributes: v.array(productAttribute),
  /** CNY per piece. */
  price: cny,
  stock,
  /** Estimated weight per piece in grams. */
  weightG: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ProductSku = v.InferOutput<typeof productSku>;

/** A step of the wholesale price: from `startQuantity` pieces, each piece costs `price` CNY. */
export const priceStep = v.object({
  startQuantity: ifAbsent(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  price: cny,
  promotionPrice: v.optional(cny),
});
export type PriceStep = v.InferOutput<typeof priceStep>;

/**
 * Freight to the warehouse in China, in CNY: `first` for the first piece, `next` for each further
 * one.
 */
export const domesticFreight = v.object({
  free: v.boolean(),
  first: amountOrZero,
  next: amountOrZero,
});

export const shopSummary = v.object({
  shopId: v.string(),
  name: v.string(),
  nameTrans: translationOf('name'),
  /** 0 to 5. */
  score: v.number(),
  /** How long the shop has been on its platform. */
  years: v.pipe(v.number(), v.integer()),
});

/** The lowest price of the SKUs that could be read, from one piece. None if no SKU has a price. */
function lowestPrice({ skus }: Fields): PriceStep[] {
  const prices = ((skus ?? []) as ProductSku[]).map(({ price }) => price);
  const [price] = prices.toSorted((a, b) => Number(a) - Number(b));
  return price === undefined ? [] : [{ startQuantity: 1, price }];
}

const byQuantity = (a: unknown, b: unknown) =>
  Number((a as PriceStep | null)?.startQuantity) - Number((b as PriceStep | null)?.startQuantity);

/** The data of a product card: a search hit, a recommendation, an entry of the watch history. */
export const productCard = v.object({
  productId: ifAbsent(v.string(), ({ productUrl, link }) => (productUrl ?? link) as string),
  platform,
  /** The canonical URL at the marketplace. */
  productUrl: v.string(),
  link: productLink,
  title: v.string(),
  titleTrans: translationOf('title'),
  image: v.string(),
  priceMode,
  /** The price of a piece at the least quantity that can be bought, in CNY; of the cheapest variant. */
  price: cny,
  /** The cheapest step of the price, if a larger quantity makes it cheaper. */
  lowestStep: v.optional(priceStep),
  minOrderQuantity: minQuantity,
  soldCount: v.number(),
  shopName: v.string(),
  /** Whether a rule of the tenant refuses it; only known of the embedded catalogue. */
  refused: v.optional(v.boolean()),
});
export type ProductCard = v.InferOutput<typeof productCard>;

export const product = v.object({
  productId: ifAbsent(v.string(), ({ productUrl }) => (productUrl ?? '') as string),
  platform,
  productUrl: v.string(),
  link: ifAbsent(v.string(), ({ productUrl }) => (productUrl ?? '') as string),
  title: v.string(),
  titleTrans: translationOf('title'),
  titleLanguage,
  images: alsoWritten(v.array(v.string()), (images) =>
    Array.isArray(images) ? images.filter((image) => image !== '') : images,
  ),
  /** What each picture shows, in the reader's language; empty where nobody has said it. */
  imageAlts: v.optional(v.array(v.string())),
  video: v.optional(v.string()),
  categoryId: v.string(),
  priceMode,
  /**
   * At least one entry, sorted by `startQuantity`. In mode `SKU_PRICE` there is one entry: the lowest
   * SKU price, from 1 piece.
   */
  priceRange: ifAbsent(
    alsoWritten(v.pipe(v.array(priceStep), v.minLength(1)), (steps) =>
      Array.isArray(steps) ? steps.toSorted(byQuantity) : steps,
    ),
    lowestPrice,
  ),
  skus: v.array(productSku),
  attributes: v.array(productAttribute),
  minOrderQuantity: minQuantity,
  /** Quantities must be multiples of this; 1 for retail. */
  batchNumber: minQuantity,
  /**
   * Mixed wholesale: with enough pieces or enough CNY from the whole shop, the minimum of each item does
   * not apply.
   */
  mixRule: v.optional(v.object({ mixNumber: v.number(), mixAmount: cny })),
  unit: v.string(),
  soldCount: v.number(),
  shop: shopSummary,
  domesticFreight,
  shipFrom: v.string(),
  /** Hours within which the seller dispatches. */
  dispatchWithin: v.number(),
  goodsClass,
  /** The tenant's rules that concern it. Absent: nobody applied any (`rulesOf`). */
  goodsRules: v.optional(v.array(goodsRuleHit)),
  /** Sanitised HTML. */
  descriptionHtml: v.string(),
  status: ifAbsent(v.picklist(['ON_SALE', 'SOLD_OUT', 'REMOVED']), 'ON_SALE'),
});
export type Product = v.InferOutput<typeof product>;
