'use client';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList, type Step } from './structured-data.ts';

/**
 * Breadcrumbs for search engines. They are only in the HTML, because only who fetches a document
 * reads them.
 */
export function BreadcrumbList({ steps }: { readonly steps: readonly Step[] }) {
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(steps) : undefined} />;
}
