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
import { nothingUsed, productOf } from './product.ts';
import { createRandom, type Random } from './random.ts';
import type { ProductRow, ShopRow } from './rows.ts';
import { tradeRule } from './trades.ts';
import { type AncestorRow, type CategoryRow, categoryTree } from './tree.ts';

/** The number of products in the whole catalogue: the sum of the platforms' shares. */
export const DEFAULT_PRODUCTS = PLATFORM_TRADES.reduce((sum, { share }) => sum + share, 0);

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
  const { looks } = nothingUsed();
  for (const trade of PLATFORM_TRADES) {
    const tradeShops = shopsOf(trade, random);
    allShops.push(...tradeShops);
    const count = Math.round((productCount * trade.share) / DEFAULT_PRODUCTS);
    const used = { names: new Set<string>(), looks };
    for (let index = 0; index < count; index++) {
      // The goods in an order that mixes categories, and that begins elsewhere on each marketplace.
      const good = GOODS[(index * 7 + trade.prefix.length * 3) % GOODS.length];
      if (!good) continue;
      const fitting = tradeShops.filter((_, i) => isSoldBy(trade.shops[i]?.[3] ?? [], good));
      rows.push(productOf(good, trade, random.pick(fitting), used, random));
    }
  }
  return {
    ...tree,
    shops: allShops,
    products: rows,
    phrases: phraseRows(),
    names: [
      ...[queryWordNames(), lackingNames(), knownNames()].flat(),
      ...[purposeNames(), actionNames()].flat(),
    ],
  };
}
