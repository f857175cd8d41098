'use client';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList, type Step } from './structured-data.ts';

/**
 * Breadcrumbs for search engines. They are only in the HTML, because search engines fetch documents.
 */
export function BreadcrumbList({ steps }: { readonly steps: readonly Step[] }) {
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(steps) : undefined} />;
}
