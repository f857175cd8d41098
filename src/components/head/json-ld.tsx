import type { Thing } from './structured-data.ts';

/** What the page is about, for search engines. A data block: no script, so the content policy lets it be. */
export function JsonLd({ data }: { readonly data: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
