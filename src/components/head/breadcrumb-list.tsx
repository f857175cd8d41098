'use client';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList, type Step } from './structured-data.ts';

/** A trail for search engines: made with the HTML, as only those read it who fetch a document. */
export function BreadcrumbList({ steps }: { readonly steps: readonly Step[] }) {
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(steps) : undefined} />;
}
