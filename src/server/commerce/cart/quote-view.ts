import type { CartItem, CartShop, Quote } from '../../../contract/calls/cart.ts';
import { parseProductLink } from '../../../contract/links/product-link.ts';
import { rulesOf } from '../../../contract/values/goods/goods-rules.ts';
import type { ProductPlatform } from '../../../contract/values/goods/product-kinds.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { type ChargedFee, feeAt } from '../../../contract/values/money/order-costs.ts';
import { formatCny } from '../../../i18n/format.ts';
import { sealProductUrl } from '../../crypto/product-link-cipher.ts';
import type { Scope } from '../base/scope.ts';
import {
  type OrderQuote,
  type QuotedLine,
  type QuoteLine,
  quoteLines,
  type ShopQuote,
  shopKey,
} from './quote.ts';

/** A line of the cart or of a preview, with the shopper's note to the agent. */
export type NotedLine = QuoteLine & { message: string };

/** Quotes lines with the tenant's service fee of now. */
export function quoteAt<L extends QuoteLine>(scope: Scope, lines: readonly L[]): OrderQuote<L> {
  return quoteLines(lines, feeAt(scope.tenant.serviceFee, scope.now));
}

/** A quote in the contract's format. */
export function viewQuote(scope: Scope, quote: OrderQuote<NotedLine>): Quote {
  return {
    shops: quote.shops.map((shop) => ({
      ...viewShop(scope, shop),
      ...viewSums(shop),
      ...(shop.fee && { serviceFeeNote: feeNote(scope, shop.fee) }),
    })),
    ...viewSums(quote),
    weightG: quote.weightG,
    orderable: quote.orderable,
  };
}

/** How a service fee was computed, in the reader's language; empty if there is no fee. */
function feeNote({ t, locale }: Scope, charged: ChargedFee): string {
  const { reason, basisPoints, minimum, maximum = '0.00', ofFen } = charged;
  if (reason === 'NONE') return '';
  return t(`order.fee.${reason}`, {
    share: basisPoints / 10_000,
    hasShare: basisPoints > 0 ? 'yes' : 'no',
    limit: formatCny(locale, reason === 'MAXIMUM' ? maximum : minimum),
    amount: formatCny(locale, fromFen(ofFen)),
  });
}

/** A shop of the cart in the contract's format. */
export function viewShop(scope: Scope, { lines }: ShopQuote<NotedLine>): CartShop {
  const product = lines.find((line) => line.product)?.product;
  return {
    shopId: product?.shop.shopId ?? lines.map(shopKey)[0] ?? '',
    name: product?.shop.name ?? '',
    nameTrans: product?.shop.nameTrans ?? '',
    platform: product?.platform ?? platformOf(lines[0]?.productUrl ?? ''),
    cartItems: lines.map((line) => viewLine(scope, line)),
  };
}

function viewSums(sums: Pick<ShopQuote, 'goodsFen' | 'freightFen' | 'serviceFeeFen' | 'totalFen'>) {
  return {
    goods: fromFen(sums.goodsFen),
    domesticFreight: fromFen(sums.freightFen),
    serviceFee: fromFen(sums.serviceFeeFen),
    total: fromFen(sums.totalFen),
  };
}

function viewLine(scope: Scope, line: QuotedLine<NotedLine>): CartItem {
  const { product, sku } = line;
  return {
    id: line.id,
    productId: product?.productId ?? '',
    productUrl: line.productUrl,
    link: product?.link ?? sealProductUrl(scope.keys, line.productUrl),
    productSkuId: line.productSkuId,
    title: product?.title ?? line.productUrl,
    titleTrans: product?.titleTrans ?? line.productUrl,
    image: imageOf(line),
    attributes: sku?.attributes ?? [],
    quantity: line.quantity,
    minOrderQuantity: product?.minOrderQuantity ?? 1,
    batchNumber: product?.batchNumber ?? 1,
    stock: sku?.stock ?? 0,
    message: line.message,
    price: fromFen(line.priceFen),
    addedPrice: fromFen(line.addedPriceFen),
    amount: fromFen(line.amountFen),
    weightG: line.weightG,
    priceRange: product?.priceRange ?? [],
    domesticFreight: product?.domesticFreight,
    notices: line.notices,
    ...(product && rulesOf(product).length > 0 && { goodsRules: rulesOf(product) }),
    orderable: line.orderable,
  };
}

/** The picture of the variant, else the product's first. */
export function imageOf({ product, sku }: QuotedLine): string {
  const ofVariant = sku?.attributes.find(({ image }) => image)?.image;
  return ofVariant ?? product?.images[0] ?? '';
}

function platformOf(productUrl: string): ProductPlatform {
  const link = parseProductLink(productUrl);
  return link.kind === 'PRODUCT' ? link.platform : 'SelfOwned';
}
