import type { Thing } from './structured-data.ts';

/**
 * Structured data for search engines. It is a data block, not a script, so the content security
 * policy allows it. Without data in the browser, React keeps the server's HTML.
 */
export function JsonLd({ data }: { readonly data: Thing | undefined }) {
  const json =
    import.meta.env.SSR && data
      ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
      : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
