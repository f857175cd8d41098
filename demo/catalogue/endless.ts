import { GOODS } from './departments.ts';
import type { Good } from './good.ts';
import { PLACES, placeOf } from './places.ts';
import { PLATFORM_TRADES, type PlatformTrade } from './platforms.ts';
import { nothingUsed, productOf } from './product.ts';
import { createRandom, type Random } from './random.ts';
import type { ProductRow, ShopRow } from './rows.ts';
import { tradeRule } from './trades.ts';
import { categoryTree } from './tree.ts';

/** An endless catalogue: `productAt` always returns the same product for an index. */
export type EndlessCatalogue = { shops: ShopRow[]; productAt: (index: number) => ProductRow };

/** The average number of products in a shop, as long as there are enough names and places for shops. */
const PRODUCTS_PER_SHOP = 250;
/** Coprime to the number of possible ids, so that no two products get the same id. */
const STRIDE = 7_368_787;
/**
 * The step to another index if an id is taken. It is larger than the number of products, so that
 * the new id is free.
 */
const RETRY_STEP = 20_000_003;
/**
 * The maximum of colours and choices of a good. With all variants, as in the embedded catalogue, variants
 * would fill most of the database.
 */
const MAX_COLOURS = 3;
const MAX_CHOICES = 3;

/**
 * A catalogue for tests with many products: shops for this number of products, and the products, all
 * derived from `seed`. `taken` are the product ids that exist already.
 */
export function endlessCatalogue(
  products: number,
  seed: number,
  taken: ReadonlySet<string>,
): EndlessCatalogue {
  const shops = PLATFORM_TRADES.map((trade) => shopsOf(trade, products));
  const sellers = PLATFORM_TRADES.map((trade, index) => sellersByGood(trade, shops[index] ?? []));
  const goods = GOODS.map(withFewVariants);
  const shares = PLATFORM_TRADES.map(({ productCount }) => productCount);
  return {
    shops: shops.flat(),
    productAt: (index) => {
      const random = createRandom(seedFor(seed, index));
      const tradeIndex = weightedIndex(shares, random);
      const trade = PLATFORM_TRADES[tradeIndex];
      if (!trade) throw new Error(`no marketplace ${tradeIndex}`);
      const itemId = itemIdOf(trade, index, taken);
      const good = random.pick(goods);
      const shop = random.pick(sellers[tradeIndex]?.get(good.id) ?? []);
      return productOf(good, trade, shop, nothingUsed(), random, itemId);
    },
  };
}

/** Derives a seed from a seed and an index. Neighbouring indexes get very different seeds. */
function seedFor(seed: number, index: number): number {
  let mix = Math.imul(seed ^ index, 0x9e3779b1) ^ (index >>> 3);
  mix = Math.imul(mix ^ (mix >>> 16), 0x85ebca6b);
  return (mix ^ (mix >>> 13)) >>> 0;
}

/** A random index into `shares`; each index is as probable as its share. */
function weightedIndex(shares: readonly number[], random: Random): number {
  let rest = random.next() * shares.reduce((sum, share) => sum + share, 0);
  return shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
}

function itemIdOf(
  { digits, prefix }: PlatformTrade,
  index: number,
  taken: ReadonlySet<string>,
): string {
  const smallest = 10 ** (digits - 1);
  for (let step = index; ; step += RETRY_STEP) {
    const id = String(smallest + ((step * STRIDE) % (9 * smallest)));
    if (!taken.has(`${prefix}-${id}`)) return id;
  }
}

function withFewVariants(good: Good): Good {
  const { colours, choices } = good;
  return {
    ...good,
    colours: colours.slice(0, MAX_COLOURS),
    ...(choices && { choices: { ...choices, values: choices.values.slice(0, MAX_CHOICES) } }),
  };
}

/** The shops that sell each good, by its id. A branch sells the same goods as the shop from which it has its name. */
function sellersByGood({ shops: names }: PlatformTrade, shops: ShopRow[]): Map<string, ShopRow[]> {
  const isSoldBy = tradeRule(categoryTree().categoryAncestors);
  return new Map(
    GOODS.map((good) => {
      const sellNames = names.map(([, , , sells]) => isSoldBy(sells, good));
      return [good.id, shops.filter((_, index) => sellNames[index % names.length])];
    }),
  );
}

/** The shops of a marketplace, most of them branches named after their town. */
function shopsOf(
  { platform, prefix, shops: names, productCount }: PlatformTrade,
  products: number,
): ShopRow[] {
  const allProducts = PLATFORM_TRADES.reduce((sum, trade) => sum + trade.productCount, 0);
  const maxShops = names.length * PLACES.length * 3;
  const needed = Math.ceil(((products / PRODUCTS_PER_SHOP) * productCount) / allProducts);
  const random = createRandom(seedFor(productCount, names.length));
  return Array.from({ length: Math.min(Math.max(needed, names.length), maxShops) }, (_, index) => {
    const [name = '', nameEn = ''] = names[index % names.length] ?? [];
    const branch = Math.floor(index / names.length);
    const place = PLACES[branch % PLACES.length] ?? { zh: '', en: '' };
    const number = Math.floor(branch / PLACES.length);
    const town = place.en.split(',')[0];
    return {
      id: `${prefix}-branch-${index + 1}`,
      platform,
      name: `${name} ${place.zh}${number > 0 ? `${number + 1}` : ''}店`,
      nameEn: `${nameEn} ${town}${number > 0 ? ` ${number + 1}` : ''}`,
      scoreTenths: random.between(38, 50),
      years: random.between(1, 15),
      shipFrom: placeOf(place.zh),
    };
  });
}
