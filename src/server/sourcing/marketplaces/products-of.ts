import type { Product } from '../../../contract/values/goods/product.ts';

/**
 * Looks up products by URL at a marketplace that returns them one by one. URLs of other marketplaces
 * (`lookUp` returns undefined) and of unknown products are absent. Rejects if a look-up does.
 */
export async function productsOf(
  urls: readonly string[],
  lookUp: (url: string) => Promise<Product | undefined> | undefined,
): Promise<Map<string, Product>> {
  const found = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const product = await lookUp(url);
      return product ? ([[url, product]] as const) : [];
    }),
  );
  return new Map(found.flat());
}
