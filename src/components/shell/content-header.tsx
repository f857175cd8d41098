import { trailOf } from '../navigation/trail.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import * as css from './shell.css';

/** The breadcrumbs of the page. */
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
    </Container>
  );
}
