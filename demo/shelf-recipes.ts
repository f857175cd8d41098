import type { ProductPlatform } from '../src/contract/values/goods/product-kinds.ts';

/** The rule for the products of a shelf. The shelf's title is the site text `shelves.<name>`. */
export type ShelfRecipe = {
  /** Top categories; all by default. */
  departments?: readonly string[];
  platform?: ProductPlatform;
  /** The highest price of a piece, in fen. */
  maxFen?: number;
  by: 'sold' | 'newest';
};

export const SHELVES = {
  wardrobe: { departments: ['women', 'men'], by: 'newest' },
  walk: { departments: ['shoes', 'bags'], by: 'sold' },
  home: { departments: ['home', 'kitchen'], by: 'sold' },
  desk: { departments: ['digital', 'office'], by: 'sold' },
  family: { departments: ['kids'], by: 'sold' },
  outdoors: { departments: ['sports', 'garden'], by: 'sold' },
  beauty: { departments: ['beauty'], by: 'sold' },
  wholesale: { platform: 'Alibaba', by: 'sold' },
  sneakers: { platform: 'Poizon', by: 'sold' },
  bestsellers: { by: 'sold' },
  newest: { by: 'newest' },
  small: { maxFen: 2_000, by: 'sold' },
} as const satisfies Record<string, ShelfRecipe>;
export type ShelfName = keyof typeof SHELVES;
