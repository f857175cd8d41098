import { EmptyState } from '../../ui/empty-state.tsx';
import { LockIcon } from '../../ui/icon.tsx';
import { DeskHead } from '../shell/desk-head.tsx';
import type { DeskView } from '../view.ts';

/** Shown instead of the account page to somebody who signed in by badge. */
export function NotAtStation({ view: { t } }: { view: Pick<DeskView, 't'> }) {
  const title = t('desk.badge.notHereTitle');
  return (
    <>
      <DeskHead t={t} title={title} />
      <EmptyState icon={<LockIcon />} level={1} title={title} text={t('desk.badge.notHere')} />
    </>
  );
}
