'use client';
import { JsonLd } from './json-ld.tsx';
import { type OfferedProduct, productThing } from './offered-product.ts';

/**
 * A product for search engines. It is only in the HTML, because search engines fetch documents.
 */
export function ProductData({ product }: { readonly product: OfferedProduct }) {
  return <JsonLd data={import.meta.env.SSR ? productThing(product) : undefined} />;
}
