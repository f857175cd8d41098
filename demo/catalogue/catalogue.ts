import {
  actionNames,
  knownNames,
  lackingNames,
  purposeNames,
  queryWordNames,
} from '../texts/names.ts';
import { GOODS } from './departments.ts';
import { type PhraseRow, phraseRows } from './phrases.ts';
import { placeOf } from './places.ts';
import { PLATFORM_TRADES, type PlatformTrade } from './platforms.ts';
import { productOf, type Used } from './product.ts';
import { createRandom, type Random } from './random.ts';
import type { ProductRow, ShopRow } from './rows.ts';
import { tradeRule } from './trades.ts';
import { type AncestorRow, type CategoryRow, categoryTree } from './tree.ts';

/** The number of products in the whole catalogue: those of all marketplaces together. */
export const DEFAULT_PRODUCTS = PLATFORM_TRADES.reduce((sum, trade) => sum + trade.productCount, 0);

function shopsOf({ platform, prefix, shops: names }: PlatformTrade, random: Random): ShopRow[] {
  return names.map(([name, nameEn, city], index) => ({
    id: `${prefix}-shop-${index + 1}`,
    platform,
    name,
    nameEn,
    scoreTenths: random.between(43, 50),
    years: random.between(1, 14),
    shipFrom: placeOf(city),
  }));
}

/**
 * Generates the embedded catalogue, which is the same on every machine. Several shops on several
 * marketplaces sell each good, so that words, pictures and prices can be compared.
 */
export function generateCatalogue(options: { products?: number } = {}): {
  categories: CategoryRow[];
  categoryAncestors: AncestorRow[];
  shops: ShopRow[];
  products: ProductRow[];
  phrases: PhraseRow[];
  names: ReturnType<typeof lackingNames>;
} {
  const productCount = options.products ?? DEFAULT_PRODUCTS;
  const random = createRandom(20_261_101);
  const tree = categoryTree();
  const isSoldBy = tradeRule(tree.categoryAncestors);
  const allShops: ShopRow[] = [];
  const rows: ProductRow[] = [];
  // The looks of a good are spread over all marketplaces. Titles are unique within one marketplace.
  const looks: Used['looks'] = new Map();
  for (const trade of PLATFORM_TRADES) {
    const tradeShops = shopsOf(trade, random);
    allShops.push(...tradeShops);
    const count = Math.round((productCount * trade.productCount) / DEFAULT_PRODUCTS);
    const used: Used = { names: new Set(), looks };
    const firstGood = trade.prefix.length * 3;
    for (let index = 0; index < count; index++) {
      // Neighbours in `GOODS` are mostly of one category. Steps of 7 mix the categories.
      const good = GOODS[(firstGood + index * 7) % GOODS.length];
      if (!good) continue;
      const fitting = tradeShops.filter((_, i) => {
        const [, , , sells] = trade.shops[i] ?? [];
        return isSoldBy(sells ?? [], good);
      });
      rows.push(productOf(good, trade, random.pick(fitting), used, random));
    }
  }
  return {
    ...tree,
    shops: allShops,
    products: rows,
    phrases: phraseRows(),
    names: [
      ...queryWordNames(),
      ...lackingNames(),
      ...knownNames(),
      ...purposeNames(),
      ...actionNames(),
    ],
  };
}
