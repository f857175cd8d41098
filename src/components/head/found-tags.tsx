'use client';
import type { Tenant } from '../../contract/site.ts';
import { alternates } from './address.ts';
import { OpenGraph, type OpenGraphProps } from './open-graph.tsx';

type FoundTagsProps = OpenGraphProps & {
  readonly tenant: Pick<Tenant, 'name' | 'supportedLanguages' | 'defaultLanguage'>;
  readonly origin: string;
  /** Own path of the page, without a language. */
  readonly path: string;
};

/**
 * What only those read who fetch a page as a document: in which languages it can be had, and how it
 * looks where its link is shared. So it is made with the HTML, from what fits in a line of the page's
 * payload, and a browser that goes from page to page does without.
 */
export function FoundTags({ origin, path, ...shared }: FoundTagsProps) {
  if (!import.meta.env.SSR) return null;
  return (
    <>
      {alternates({ origin, tenant: shared.tenant }, path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <OpenGraph {...shared} />
    </>
  );
}
