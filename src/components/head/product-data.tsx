'use client';
import { use } from 'react';
import { JsonLd } from './json-ld.tsx';
import { type OfferedProduct, productThing } from './offered-product.ts';

/** A product for search engines: made with the HTML, as only those read it who fetch a document. */
export function ProductData({ once }: { readonly once: Promise<OfferedProduct> }) {
  return <JsonLd data={import.meta.env.SSR ? productThing(use(once)) : undefined} />;
}
