'use client';
import { JsonLd } from './json-ld.tsx';
import { type OfferedProduct, productThing } from './offered-product.ts';
import { breadcrumbList, type Step } from './structured-data.ts';

/*
 * The data of a page for search engines. It is only in the HTML, because search engines fetch documents.
 */

/** A product for search engines. */
export function ProductData({ product }: { readonly product: OfferedProduct }) {
  return <JsonLd data={import.meta.env.SSR ? productThing(product) : undefined} />;
}

/** Breadcrumbs for search engines. */
export function BreadcrumbList({ steps }: { readonly steps: readonly Step[] }) {
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(steps) : undefined} />;
}
