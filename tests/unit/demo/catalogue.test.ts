import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../demo/catalogue/catalogue.ts';
import { pictureJobs } from '../../../demo/catalogue/pictures.ts';
import { PLATFORM_TRADES } from '../../../demo/catalogue/platforms.ts';
import { parseProductLink } from '../../../src/contract/links/product-link.ts';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/goods/product-kinds.ts';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';

const { categories, categoryAncestors, products, shops } = generateCatalogue();
const leaves = new Set(categories.filter(({ level }) => level === 3).map(({ id }) => id));

/** Ids of the products that break a rule, so that a failing test names them. */
const breaking = (rule: (product: (typeof products)[number]) => boolean) =>
  products.filter((product) => !rule(product)).map(({ id }) => id);

describe('the embedded catalogue', () => {
  it('has 3,000 products and 60 shops over all seven platforms', () => {
    expect(products.length).toBeGreaterThanOrEqual(3000);
    expect(shops.length).toBeGreaterThanOrEqual(60);
    expect(new Set(products.map(({ platform }) => platform))).toEqual(new Set(PRODUCT_PLATFORMS));
  });

  it('has twelve top categories in a tree of three levels, every leaf with products', () => {
    expect(categories.filter(({ parentId }) => parentId === null)).toHaveLength(12);
    expect(new Set(categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    expect(new Set(products.map(({ categoryId }) => categoryId))).toEqual(leaves);
    for (const leaf of leaves) {
      expect(categoryAncestors.filter(({ categoryId }) => categoryId === leaf)).toHaveLength(3);
    }
  });

  it('names categories in every language, and shows a picture of each', () => {
    const bare = categories.filter(
      ({ names, image }) => !image || LOCALES.some((locale) => !names[locale]),
    );
    expect(bare).toEqual([]);
  });

  it('is the same on every machine', () => {
    expect(generateCatalogue().products).toEqual(products);
  });

  it('has each product once, by the canonical URL of its marketplace', () => {
    expect(
      breaking(({ url, platform, itemId }) => {
        const link = parseProductLink(url);
        return (
          link.kind === 'PRODUCT' &&
          link.url === url &&
          link.platform === platform &&
          link.id === itemId
        );
      }),
    ).toEqual([]);
    expect(new Set(products.map(({ url }) => url)).size).toBe(products.length);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('sells each product in a shop whose trade it belongs to, and something in every shop', () => {
    const tradeOf = new Map(
      PLATFORM_TRADES.flatMap(({ shops: sources }) => sources).map(([name, , , sells]) => [
        name,
        sells,
      ]),
    );
    const shopById = new Map(shops.map((shop) => [shop.id, shop]));
    const ancestors = Map.groupBy(categoryAncestors, ({ categoryId }) => categoryId);
    expect(
      breaking(({ shopId, categoryId }) => {
        const sells = tradeOf.get(shopById.get(shopId)?.name ?? '');
        const path = ancestors.get(categoryId)?.map(({ ancestorId }) => ancestorId);
        return sells?.length === 0 || (path?.some((id) => sells?.includes(id)) ?? false);
      }),
    ).toEqual([]);
    expect(new Set(products.map(({ shopId }) => shopId)).size).toBe(shops.length);
  });

  it.each([
    ['Pets', ['dogs-cats', 'small-pets']],
    ['Toy', ['plush', 'learning', 'vehicles', 'play']],
    ['Stationery', ['writing', 'paper', 'desk', 'learning']],
    ['Textiles', ['bedding', 'sewing', 'scarves']],
    ['Ceramics', ['tableware', 'drinkware']],
    ['Kitchen', ['cookware', 'tableware', 'drinkware']],
    ['Footwear', ['shoes']],
    ['Sneaker', ['sports-shoes', 'slippers']],
    ['Luggage', ['bags-bags', 'luggage']],
    ['Watch', ['watches', 'smart-watches']],
    ['Lighting', ['lighting']],
    ['Electronics', ['digital']],
    ['Beauty', ['beauty']],
    ['Knitwear', ['women', 'men', 'scarves']],
    ['Berry', ['food', 'plants']],
  ])('has shops with “%s” in their names sell nothing else', (word, trade) => {
    const named = new Set(shops.filter(({ nameEn }) => nameEn.includes(word)).map(({ id }) => id));
    const within = new Set(
      categoryAncestors
        .filter(({ ancestorId }) => trade.includes(ancestorId))
        .map(({ categoryId }) => categoryId),
    );
    expect(named.size).toBeGreaterThan(0);
    expect(
      breaking(({ shopId, categoryId }) => !named.has(shopId) || within.has(categoryId)),
    ).toEqual([]);
  });

  it('knows of shops only categories that exist', () => {
    const known = new Set(categories.map(({ id }) => id));
    const sold = PLATFORM_TRADES.flatMap(({ shops: sources }) => sources).flatMap(([, , , s]) => s);
    expect(sold.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has sold less than a thousand pieces of a product that is younger than a month', () => {
    const newest = Math.max(...products.map(({ createdAt }) => createdAt));
    const young = products.filter(({ createdAt }) => newest - createdAt < 30 * 86_400_000);
    expect(young.length).toBeGreaterThan(20);
    expect(young.filter(({ soldCount }) => soldCount >= 1_000).map(({ id }) => id)).toEqual([]);
  });

  it('sells every variant with attributes, a weight and a stock', () => {
    expect(
      breaking(
        ({ detail }) =>
          detail.skus.length > 0 &&
          detail.skus.every(
            (sku) => sku.attributes.length > 0 && sku.weightG > 0 && sku.stock >= 0,
          ),
      ),
    ).toEqual([]);
  });

  it('has the price of the least quantity as a product’s price', () => {
    expect(
      breaking(({ priceFen, priceMode, detail, minOrderQuantity }) => {
        const own =
          priceMode === 'SKU_PRICE'
            ? detail.skus
            : detail.priceSteps.filter(({ startQuantity }) => startQuantity <= minOrderQuantity);
        return priceFen > 0 && priceFen === Math.min(...own.map((entry) => entry.priceFen));
      }),
    ).toEqual([]);
  });

  it('sells wholesale in steps of growing quantity and falling price', () => {
    const wholesale = products.filter(({ priceMode }) => priceMode === 'SPU_PRICE_RANGE');
    expect(wholesale.length).toBeGreaterThan(500);
    expect(
      breaking(({ detail, minOrderQuantity }) =>
        detail.priceSteps.every((step, index, steps) => {
          const before = steps[index - 1];
          if (!before) return step.startQuantity === minOrderQuantity;
          return step.startQuantity > before.startQuantity && step.priceFen < before.priceFen;
        }),
      ),
    ).toEqual([]);
  });

  it('shows four or more pictures a product, all of which are rendered', () => {
    const rendered = new Set(pictureJobs().map(({ path }) => path));
    expect(
      breaking(({ image, detail }) => {
        const swatches = detail.skus.flatMap((sku) => sku.attributes.flatMap((a) => a.image ?? []));
        const all = [image, ...detail.images, ...swatches];
        return new Set(detail.images).size >= 4 && all.every((path) => rendered.has(path));
      }),
    ).toEqual([]);
  });

  it('has titles in Chinese and English that are not empty and fit a card', () => {
    expect(
      breaking(({ titleZh, titleEn }) =>
        [titleZh, titleEn].every((title) => title.trim().length > 3 && title.length <= 120),
      ),
    ).toEqual([]);
  });
});
