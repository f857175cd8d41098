import type { DeskTranslate } from '../../../i18n/translator.ts';
import { DESK } from '../../../site/desk-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DeskHead } from './desk-head.tsx';

/** The 404 page at the desk's host. */
export function DeskNotFound({ t }: { t: DeskTranslate }) {
  return (
    <>
      <DeskHead t={t} title={t('notFound.title')} />
      <main className="desk-entry">
        <EmptyState
          level={1}
          title={t('notFound.title')}
          text={t('desk.notFound')}
          action={<ButtonLink href={DESK}>{t('desk.nav.today')}</ButtonLink>}
        />
      </main>
    </>
  );
}
