import { toFen } from '../../contract/money.ts';
import { pictureUrl } from '../../contract/pictures.ts';
import type { Product } from '../../contract/product.ts';
import { absolute, fileAddress, type HeadPage } from './address.ts';
import type { Thing } from './structured-data.ts';

const MOST_PICTURES = 6;

/** Prices that the product can have, CNY, lowest first. */
function pricesOf({ priceMode, priceRange, skus }: Product): string[] {
  const prices =
    priceMode === 'SKU_PRICE' && skus.length > 0
      ? skus.map(({ price }) => price)
      : priceRange.map(({ promotionPrice, price }) => promotionPrice ?? price);
  return prices.toSorted((a, b) => toFen(a) - toFen(b));
}

function availabilityOf({ status, skus }: Product): string {
  if (status === 'REMOVED') return 'https://schema.org/Discontinued';
  const left = skus.some(({ stock }) => stock > 0);
  return `https://schema.org/${status === 'ON_SALE' && left ? 'InStock' : 'SoldOut'}`;
}

/** A product and what it costs in China; `path` is its own. */
export function productData(page: HeadPage, product: Product, path: string): Thing {
  const url = absolute(page, path);
  const prices = pricesOf(product);
  const [lowest] = prices;
  const highest = prices.at(-1);
  const offered = {
    priceCurrency: 'CNY',
    availability: availabilityOf(product),
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'Organization', name: product.shop.nameTrans },
    ...(product.minOrderQuantity > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minOrderQuantity },
    }),
  };
  return {
    '@type': 'Product',
    name: product.titleTrans,
    description: page.t('product.metaDescription', { title: product.titleTrans }),
    sku: product.productId,
    url,
    image: product.images
      .slice(0, MOST_PICTURES)
      .map((image) => fileAddress(page.origin, pictureUrl(image, 800))),
    offers:
      lowest === highest
        ? { '@type': 'Offer', price: lowest, ...offered }
        : {
            '@type': 'AggregateOffer',
            lowPrice: lowest,
            highPrice: highest,
            offerCount: prices.length,
            ...offered,
          },
  };
}
