import type { ProductPlatform } from '../../../contract/values/enums.ts';

/** What a search knows of a hit. */
export type HitRow = {
  set: string;
  rank: number;
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
  alike: number;
  /** The newest batch of products that there is. */
  newest: number;
};

/** The hits of each set by its name; a facet without a set of its own counts the results. */
export type Hits = ReadonlyMap<string, readonly HitRow[]>;

/** With fewer hits than these the words may have been meant otherwise. */
export const FEW_HITS = 5;
