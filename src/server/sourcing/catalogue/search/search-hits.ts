import type { ProductPlatform } from '../../../../contract/values/goods/product-kinds.ts';

/** A hit of a search, with all that ranking and facets need. */
export type HitRow = {
  /** The name of the set it belongs to: `results`, or the hits that one facet counts. */
  set: string;
  /** Which features it has (see search-features.ts), 0 without words; in a collection, its position there. */
  features: number;
  /** The hit's position in the order of quality and sales (see `productFacts`). */
  place: number;
  productId: string;
  platform: ProductPlatform;
  categoryId: string;
  priceFen: number;
  soldCount: number;
  minOrderQuantity: number;
  createdAt: number;
  services: number;
  attributes: string;
  /** A hash of the title, equal for products with equal titles. */
  titleHash: number;
  /** The newest batch of products in the catalogue. */
  newest: number;
};

/** The hits of each set by the set's name. A facet without a set of its own counts the results. */
export type Hits = ReadonlyMap<string, readonly HitRow[]>;
