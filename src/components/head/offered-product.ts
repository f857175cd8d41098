import type { Thing } from './structured-data.ts';

/** Structured data of a product. */
export type OfferedProduct = {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly url: string;
  readonly images: readonly string[];
  /** The lowest price of a piece, CNY. */
  readonly lowestPrice: string;
  /** The highest price of a piece, CNY. */
  readonly highestPrice: string;
  /** The number of variants, or of price steps. */
  readonly priceCount: number;
  readonly availability: 'InStock' | 'SoldOut' | 'Discontinued';
  readonly seller: string;
  /** In pieces. */
  readonly minOrderQuantity: number;
};

/** A product as schema.org's `Product`. */
export function productThing(product: OfferedProduct): Thing {
  const { name, description, sku, url, images, lowestPrice, highestPrice } = product;
  const { minOrderQuantity } = product;
  const offered = {
    priceCurrency: 'CNY',
    availability: `https://schema.org/${product.availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'Organization', name: product.seller },
    ...(minOrderQuantity > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minOrderQuantity },
    }),
  };
  return {
    '@type': 'Product',
    name,
    description,
    sku,
    url,
    image: images,
    offers:
      lowestPrice === highestPrice
        ? { '@type': 'Offer', price: lowestPrice, ...offered }
        : {
            '@type': 'AggregateOffer',
            lowPrice: lowestPrice,
            highPrice: highestPrice,
            offerCount: product.priceCount,
            ...offered,
          },
  };
}
