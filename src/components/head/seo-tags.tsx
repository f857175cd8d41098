'use client';
import { use } from 'react';
import type { Tenant } from '../../contract/calls/site.ts';
import { alternates } from './address.ts';
import { OpenGraph, type OpenGraphProps } from './open-graph.tsx';

export type FoundTagsData = OpenGraphProps & {
  readonly tenant: Pick<Tenant, 'name' | 'supportedLanguages' | 'defaultLanguage'>;
  readonly origin: string;
  /** Own path of the page, without a language. */
  readonly path: string;
};

/**
 * What only those read who fetch a page as a document: in which languages it can be had, and how it
 * looks where its link is shared. So it is made with the HTML, and a browser that goes from page to
 * page does without.
 */
export function FoundTags({ once }: { readonly once: Promise<FoundTagsData> }) {
  if (!import.meta.env.SSR) return null;
  const { origin, path, ...shared } = use(once);
  return (
    <>
      {alternates({ origin, tenant: shared.tenant }, path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <OpenGraph {...shared} />
    </>
  );
}
