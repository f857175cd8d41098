import { toFen } from '../../contract/values/money.ts';
import { pictureUrl } from '../../contract/values/pictures.ts';
import type { Product } from '../../contract/values/product.ts';
import { absolute, fileAddress, type HeadPage } from './address.ts';
import type { OfferedProduct } from './offered-product.ts';

const MOST_PICTURES = 6;

/** Prices of the product's variants, CNY, lowest first. */
function pricesOf({ priceMode, priceRange, skus }: Product): string[] {
  const prices =
    priceMode === 'SKU_PRICE' && skus.length > 0
      ? skus.map(({ price }) => price)
      : priceRange.map(({ promotionPrice, price }) => promotionPrice ?? price);
  return prices.toSorted((a, b) => toFen(a) - toFen(b));
}

function availabilityOf({ status, skus }: Product): OfferedProduct['availability'] {
  if (status === 'REMOVED') return 'Discontinued';
  const isInStock = skus.some(({ stock }) => stock > 0);
  return status === 'ON_SALE' && isInStock ? 'InStock' : 'SoldOut';
}

/** Structured data of a product and its price in China; `path` is its own path. */
export function offeredProduct(page: HeadPage, product: Product, path: string): OfferedProduct {
  const prices = pricesOf(product);
  return {
    name: product.titleTrans,
    description: page.t('product.metaDescription', { title: product.titleTrans }),
    sku: product.productId,
    url: absolute(page, path),
    images: product.images
      .slice(0, MOST_PICTURES)
      .map((image) => fileAddress(page.origin, pictureUrl(image, 800))),
    lowest: prices[0] ?? '',
    highest: prices.at(-1) ?? '',
    prices: prices.length,
    availability: availabilityOf(product),
    seller: product.shop.nameTrans,
    minimum: product.minOrderQuantity,
  };
}
