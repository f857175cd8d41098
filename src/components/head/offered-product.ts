import type { Thing } from './structured-data.ts';

/** Structured data of a product. */
export type OfferedProduct = {
  readonly name: string;
  readonly description: string;
  readonly sku: string;
  readonly url: string;
  readonly images: readonly string[];
  /** The lowest price of a piece, CNY. */
  readonly lowest: string;
  /** The highest price of a piece, CNY. */
  readonly highest: string;
  /** The number of variants, or of price steps. */
  readonly prices: number;
  readonly availability: 'InStock' | 'SoldOut' | 'Discontinued';
  readonly seller: string;
  /** Minimum order in pieces. */
  readonly minimum: number;
};

export function productThing(product: OfferedProduct): Thing {
  const { name, description, sku, url, images, lowest, highest, minimum } = product;
  const offered = {
    priceCurrency: 'CNY',
    availability: `https://schema.org/${product.availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'Organization', name: product.seller },
    ...(minimum > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minimum },
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
      lowest === highest
        ? { '@type': 'Offer', price: lowest, ...offered }
        : {
            '@type': 'AggregateOffer',
            lowPrice: lowest,
            highPrice: highest,
            offerCount: product.prices,
            ...offered,
          },
  };
}
