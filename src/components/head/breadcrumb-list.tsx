'use client';
import { use } from 'react';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList, type Step } from './structured-data.ts';

/** A trail for search engines: made with the HTML, as only those read it who fetch a document. */
export function BreadcrumbList({ once }: { readonly once: Promise<readonly Step[]> }) {
  return <JsonLd data={import.meta.env.SSR ? breadcrumbList(use(once)) : undefined} />;
}
