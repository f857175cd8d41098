'use client';
import type { Tenant } from '../../contract/calls/site.ts';
import { OpenGraph, type OpenGraphProps } from './open-graph.tsx';
import { alternates } from './page-url.ts';

export type SeoTagsProps = OpenGraphProps & {
  readonly tenant: Pick<Tenant, 'name' | 'supportedLanguages' | 'defaultLanguage'>;
  readonly origin: string;
  /** Canonical path of the page, without the language. */
  readonly path: string;
};

/**
 * Tags for search engines and link previews. They are only in the HTML, because nothing reads them after
 * a navigation within the site.
 */
export function SeoTags({ origin, path, ...shared }: SeoTagsProps) {
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
