import type { Product } from '../../../contract/values/product.ts';

/**
 * Products by address, of a marketplace that tells them one by one. Addresses that it can't know
 * (`lookUp` answers undefined at once) or does not know are absent. Throws as soon as it doesn't answer.
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
