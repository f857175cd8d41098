'use client';
import { JsonLd } from './json-ld.tsx';
import { type OfferedProduct, productThing } from './offered-product.ts';

/** A product for search engines: made with the HTML, from what the page's payload has anyway. */
export function ProductData(product: OfferedProduct) {
  return <JsonLd data={import.meta.env.SSR ? productThing(product) : undefined} />;
}
