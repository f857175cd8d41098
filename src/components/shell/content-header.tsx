import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import * as css from './shell.css';
import { trailOf } from './trail.ts';

/** Where the page stands, for people and as a `BreadcrumbList` for search engines. */
export function ContentHeader({
  view,
  pagePath,
}: {
  readonly view: View;
  readonly pagePath: string;
}) {
  const crumbs = trailOf(pagePath, view);
  if (crumbs.length === 0) return null;
  return (
    <Container className={css.contentHeader}>
      <Breadcrumbs label={view.t('shell.breadcrumbs')} crumbs={crumbs} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
        dangerouslySetInnerHTML={{ __html: breadcrumbList(crumbs) }}
      />
    </Container>
  );
}

function breadcrumbList(crumbs: readonly Crumb[]): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
