import type { Thing } from './structured-data.ts';

/**
 * What the page is about, for search engines. A data block: no script, so the content policy lets it
 * be. Where it is made with the HTML alone, the browser has no data for it, and keeps what came.
 */
export function JsonLd({ data }: { readonly data: Thing | undefined }) {
  const json = data ? JSON.stringify({ '@context': 'https://schema.org', ...data }) : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
