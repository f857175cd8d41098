import { refusalOf } from '../../contract/values/goods/goods-rules.ts';
import { pictureUrl } from '../../contract/values/goods/pictures.ts';
import { priceOfStep } from '../../contract/values/goods/price-steps.ts';
import type { Product } from '../../contract/values/goods/product.ts';
import { toFen } from '../../contract/values/money/money.ts';
import type { OfferedProduct } from './offered-product.ts';
import { absoluteUrl, fileUrl, type HeadPage } from './page-url.ts';

const MAX_PICTURES = 3;

/** Prices of the product's variants, CNY, lowest first. */
function pricesOf({ priceMode, priceRange, skus }: Product): string[] {
  const prices =
    priceMode === 'SKU_PRICE' && skus.length > 0
      ? skus.map(({ price }) => price)
      : priceRange.map(priceOfStep);
  return prices.toSorted((a, b) => toFen(a) - toFen(b));
}

function availabilityOf(product: Product): OfferedProduct['availability'] {
  const { status, skus } = product;
  if (status === 'REMOVED') return 'Discontinued';
  const isInStock = skus.some(({ stock }) => stock > 0);
  return status === 'ON_SALE' && isInStock && !refusalOf(product) ? 'InStock' : 'SoldOut';
}

/** Structured data of a product and its price in China; `path` is the path of the product's page. */
export function offeredProduct(page: HeadPage, product: Product, path: string): OfferedProduct {
  const prices = pricesOf(product);
  return {
    name: product.titleTrans,
    description: page.t('product.metaDescription', { title: product.titleTrans }),
    sku: product.productId,
    url: absoluteUrl(page, path),
    images: product.images
      .slice(0, MAX_PICTURES)
      .map((image) => fileUrl(page.origin, pictureUrl(image, 800))),
    lowestPrice: prices[0] ?? '',
    highestPrice: prices.at(-1) ?? '',
    priceCount: prices.length,
    availability: availabilityOf(product),
    seller: product.shop.nameTrans,
    minOrderQuantity: product.minOrderQuantity,
  };
}
