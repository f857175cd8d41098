import type { CART_ITEM_NOTICES } from '../../../contract/calls/cart.ts';
import { refusalOf } from '../../../contract/values/goods/goods-rules.ts';
import { priceChange } from '../../../contract/values/goods/price-change.ts';
import { priceOfStep, stepAt } from '../../../contract/values/goods/price-steps.ts';
import type { Product, ProductSku } from '../../../contract/values/goods/product.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import {
  type ChargedFee,
  chargedFee,
  freightFen,
  type ServiceFee,
} from '../../../contract/values/money/order-costs.ts';

/**
 * The present cost of an order. These functions use no database and no clock. All amounts are integers of
 * fen.
 *
 * - A piece costs its SKU's price, or in the price mode SPU_PRICE_RANGE the price of the step that all
 *   pieces of the product reach together.
 * - Freight inside China is charged as one parcel per shop: the highest `first` price once, and for every
 *   further piece its product's `next` price. Products with free freight add nothing.
 * - The service fee is charged per order, that is per shop, by the rule for its marketplace and the value
 *   of its goods (`chargedFee`).
 * - The minimum quantity applies to a product's pieces together. It does not apply if the shop has a mix
 *   rule, and the pieces or the amount of the whole shop reach that rule.
 * - Lines that can't be ordered cost nothing.
 */

export type Notice = (typeof CART_ITEM_NOTICES)[number];

/**
 * One variant to be ordered. The product is undefined if its marketplace no longer knows it, and
 * null while the marketplace doesn't answer.
 */
export type QuoteLine = {
  id: string;
  productUrl: string;
  productSkuId: string;
  product: Product | null | undefined;
  quantity: number;
  /** The price per piece when the variant was put into the cart; undefined outside the cart. */
  addedPriceFen?: number;
};

export type QuotedLine<L extends QuoteLine = QuoteLine> = L & {
  sku: ProductSku | undefined;
  addedPriceFen: number;
  priceFen: number;
  amountFen: number;
  weightG: number;
  notices: Notice[];
  orderable: boolean;
};

export type ShopQuote<L extends QuoteLine = QuoteLine> = {
  lines: QuotedLine<L>[];
  /** How the service fee was computed; undefined if nothing can be ordered. */
  fee: ChargedFee | undefined;
  goodsFen: number;
  freightFen: number;
  serviceFeeFen: number;
  totalFen: number;
  weightG: number;
};

export type OrderQuote<L extends QuoteLine = QuoteLine> = Omit<ShopQuote, 'lines' | 'fee'> & {
  shops: ShopQuote<L>[];
  orderable: boolean;
};

/** The notices that forbid ordering a line. If there are several, the first in this list is reported. */
const BLOCKING: readonly Notice[] = [
  'UNAVAILABLE',
  'REMOVED',
  'PROHIBITED',
  'SOLD_OUT',
  'STOCK_SHORT',
  'NOT_A_MULTIPLE',
  'BELOW_MINIMUM',
];

/** The notice that forbids ordering a line; undefined if the line can be ordered. */
export function blockingNotice(notices: readonly Notice[]): Notice | undefined {
  return BLOCKING.find((notice) => notices.includes(notice));
}

/** Quotes lines: one order per shop, and the sums of all. Shops are in the order in which they first appear. */
export function quoteLines<L extends QuoteLine>(
  lines: readonly L[],
  fee: ServiceFee,
): OrderQuote<L> {
  const shops = [...Map.groupBy(lines, shopKey).values()].map((group) => quoteShop(group, fee));
  const all = shops.flatMap((shop) => shop.lines);
  return {
    shops,
    goodsFen: sum(shops, (shop) => shop.goodsFen),
    freightFen: sum(shops, (shop) => shop.freightFen),
    serviceFeeFen: sum(shops, (shop) => shop.serviceFeeFen),
    totalFen: sum(shops, (shop) => shop.totalFen),
    weightG: sum(shops, (shop) => shop.weightG),
    orderable: all.length > 0 && all.every((line) => line.orderable),
  };
}

/** The key of a line's shop. Without a product the shop is unknown, so each product gets its own key. */
export function shopKey({ product, productUrl }: QuoteLine): string {
  return product ? `${product.platform}:${product.shop.shopId}` : `gone:${productUrl}`;
}

/** The price per piece in fen if this many pieces of the product are bought together. */
export function priceOf(product: Product, sku: ProductSku, pieces: number): number {
  if (product.priceMode === 'SKU_PRICE') return toFen(sku.price);
  const step = stepAt(product.priceRange, pieces);
  return toFen(step ? priceOfStep(step) : sku.price);
}

function quoteShop<L extends QuoteLine>(shopLines: readonly L[], fee: ServiceFee): ShopQuote<L> {
  const lines = withMinimum(shopLines.map((line) => priceLine(line, shopLines)));
  const orderable = lines.filter((line) => line.orderable);
  const goodsFen = sum(orderable, (line) => line.amountFen);
  const ordered = orderable.flatMap(({ product, quantity }) =>
    product ? [{ domesticFreight: product.domesticFreight, quantity }] : [],
  );
  const shopFreightFen = freightFen(ordered);
  const platform = lines.find(({ product }) => product)?.product?.platform;
  const charged = orderable.length === 0 ? undefined : chargedFee(goodsFen, fee, platform);
  const shopFeeFen = charged?.fen ?? 0;
  return {
    lines,
    fee: charged,
    goodsFen,
    freightFen: shopFreightFen,
    serviceFeeFen: shopFeeFen,
    totalFen: goodsFen + shopFreightFen + shopFeeFen,
    weightG: sum(orderable, (line) => line.weightG * line.quantity),
  };
}

/** A line with its price and every notice except `BELOW_MINIMUM`. */
function priceLine<L extends QuoteLine>(line: L, shopLines: readonly L[]): QuotedLine<L> {
  const { product, quantity } = line;
  const sku = product?.skus.find(({ skuId }) => skuId === line.productSkuId);
  const sameProduct = shopLines.filter(
    (other) => other === line || (other.productUrl === line.productUrl && !problemOf(other)),
  );
  const pieces = sum(sameProduct, (other) => other.quantity);
  const priceFen = product && sku ? priceOf(product, sku, pieces) : (line.addedPriceFen ?? 0);
  const addedPriceFen = line.addedPriceFen ?? priceFen;
  const problem = problemOf(line);
  const notices: Notice[] = problem ? [problem] : [];
  const change = priceChange({
    priceRange: product?.priceRange ?? [],
    price: fromFen(priceFen),
    addedPrice: fromFen(addedPriceFen),
  });
  if (change) notices.push(change);
  return {
    ...line,
    addedPriceFen,
    sku,
    priceFen,
    amountFen: priceFen * quantity,
    weightG: sku?.weightG ?? 0,
    notices,
    orderable: problem === undefined,
  };
}

/**
 * Why this quantity of the variant can't be ordered, without regard to the minimum and to other lines;
 * undefined if it can.
 */
function problemOf({ product, productSkuId, quantity }: QuoteLine): Notice | undefined {
  const sku = product?.skus.find(({ skuId }) => skuId === productSkuId);
  if (product === null) return 'UNAVAILABLE';
  if (!product || !sku || product.status === 'REMOVED') return 'REMOVED';
  if (refusalOf(product)) return 'PROHIBITED';
  if (product.status === 'SOLD_OUT' || sku.stock === 0) return 'SOLD_OUT';
  if (sku.stock < quantity) return 'STOCK_SHORT';
  if (quantity % product.batchNumber !== 0) return 'NOT_A_MULTIPLE';
  return undefined;
}

/** Marks the lines of a shop whose product is below its minimum quantity. */
function withMinimum<L extends QuoteLine>(lines: QuotedLine<L>[]): QuotedLine<L>[] {
  const available = lines.filter((line) => line.orderable);
  const shopPieces = sum(available, (line) => line.quantity);
  const shopFen = sum(available, (line) => line.amountFen);
  return lines.map((line) => {
    const { product } = line;
    if (!product || !line.orderable) return line;
    const { mixRule, minOrderQuantity } = product;
    const isMixRuleMet =
      mixRule && (shopPieces >= mixRule.mixNumber || shopFen >= toFen(mixRule.mixAmount));
    const sameProduct = available.filter((other) => other.productUrl === line.productUrl);
    const pieces = sum(sameProduct, (other) => other.quantity);
    if (isMixRuleMet || pieces >= minOrderQuantity) return line;
    return { ...line, notices: [...line.notices, 'BELOW_MINIMUM'], orderable: false };
  });
}

function sum<T>(list: readonly T[], amountOf: (entry: T) => number): number {
  return list.reduce((total, entry) => total + amountOf(entry), 0);
}
