import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { Container } from '../ui/layout.tsx';
import type { View } from '../view.ts';
import * as css from './shell.css';

/** The breadcrumbs of a page. */
export function ContentHeader({
  view,
  crumbs,
}: {
  readonly view: View;
  readonly crumbs: readonly Crumb[];
}) {
  if (crumbs.length === 0) return null;
  return (
    <Container className={css.contentHeader}>
      <Breadcrumbs label={view.t('shell.breadcrumbs')} crumbs={crumbs} />
    </Container>
  );
}
